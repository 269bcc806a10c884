import { type ReactNode } from 'react';
import Choices from '../../../../../src/components/Demo/Choices.tsx';
import NestedFields from './NestedFields.tsx';
import { callerWords } from './callers.ts';
import Control from './Control.tsx';
import { faults, faultsOf } from './send.ts';
import styles from './styles.module.css';
import type { Caller, TryItOperation, TryItParameter, Fault, Values } from './TryItOperation.ts';
import ValueField from './ValueField.tsx';

interface Props {
  readonly operation: TryItOperation;
  readonly values: Values;
  readonly onChange: (values: Values) => void;
  readonly onCaller: (caller: Caller) => void;
}

/** The full form of a call: the caller, parameters, headers, body, and a simulated fault. */
export default function RequestForm({ operation, values, onChange, onCaller }: Props): ReactNode {
  const { callers, parameters, keyed, body } = operation;
  const callerOptions = Object.fromEntries(callers.map(({ name }) => [name, callerWords[name]]));
  const change = (changed: Partial<Values>) => onChange({ ...values, ...changed });
  return (
    <>
      {callers.length > 1 ? (
        <Choices
          legend="Who calls"
          options={callerOptions as Record<Caller, string>}
          value={values.caller}
          onChange={onCaller}
        />
      ) : (
        <p className={styles.caller}>
          <span>Who calls</span> {callerWords[values.caller]}
        </p>
      )}
      {(['path', 'query'] as const).map((location) => (
        <Parameters
          key={location}
          legend={location === 'path' ? 'Path' : 'Query'}
          parameters={parameters.filter((parameter) => parameter.in === location)}
          values={values[location]}
          onChange={(changed) => change({ [location]: changed })}
        />
      ))}
      {keyed && (
        <Section legend="Headers">
          <Control
            label="Idempotency-Key"
            pointer="Idempotency-Key"
            hint="The same key gets the first response again. Change it to do the action once more."
          >
            {(control) => (
              <input
                {...control}
                value={values.idempotencyKey}
                onChange={({ target }) => change({ idempotencyKey: target.value })}
              />
            )}
          </Control>
        </Section>
      )}
      {body && (
        <Section legend="Body">
          <NestedFields
            field={body.field}
            label="body"
            pointer=""
            value={values.body}
            onChange={(value) => change({ body: value })}
          />
        </Section>
      )}
      <Section legend="On the way">
        <Control label="What goes wrong" pointer="fault" isText>
          {(control) => (
            <select
              {...control}
              value={values.fault}
              onChange={({ target }) => change({ fault: target.value as Fault })}
            >
              {faultsOf(operation).map((fault) => (
                <option key={fault} value={fault}>
                  {faults[fault][0]}
                </option>
              ))}
            </select>
          )}
        </Control>
      </Section>
    </>
  );
}

interface ParametersProps {
  readonly legend: string;
  readonly parameters: readonly TryItParameter[];
  readonly values: Record<string, string>;
  readonly onChange: (values: Record<string, string>) => void;
}

function Parameters({ legend, parameters, values, onChange }: ParametersProps): ReactNode {
  if (parameters.length === 0) return null;
  return (
    <Section legend={legend}>
      {parameters.map(({ name, field, required }) => (
        <ValueField
          key={name}
          // In an address every value is a text.
          field={field.kind === 'number' ? { ...field, kind: 'text' } : field}
          label={name}
          pointer={name}
          isRequired={required}
          value={values[name]}
          onChange={(value) => onChange({ ...values, [name]: value === undefined ? '' : String(value) })}
        />
      ))}
    </Section>
  );
}

function Section({ legend, children }: { readonly legend: string; readonly children: ReactNode }): ReactNode {
  return (
    <fieldset className={styles.section}>
      <legend>{legend}</legend>
      {children}
    </fieldset>
  );
}
