/** An API description without mistakes. */
export const description = `openapi: 3.1.0
info:
  title: Things
  version: 1.0.0
  license:
    name: Apache-2.0
    identifier: Apache-2.0
servers:
  - url: https://api.things.test/v1
security: []
tags:
  - name: Things
    description: What there is.
paths:
  /things:
    get:
      operationId: listThings
      tags: [Things]
      summary: List things
      description: Lists what there is.
      responses:
        '200':
          description: All things.
          content:
            application/json:
              schema:
                type: array
                items:
                  $ref: '#/components/schemas/Thing'
        '404':
          description: There is nothing.
  /things/{id}:
    get:
      operationId: getThing
      tags: [Things]
      summary: Get a thing
      description: Gets one thing.
      parameters:
        - name: id
          in: path
          required: true
          description: Which thing.
          schema:
            type: string
      responses:
        '200':
          description: The thing.
          content:
            application/json:
              schema:
                $ref: '#/components/schemas/Thing'
              example:
                name: Ada
        '404':
          description: There is no such thing.
components:
  schemas:
    Thing:
      type: object
      description: A thing.
      properties:
        name:
          type: string
          description: Its name.
`;
