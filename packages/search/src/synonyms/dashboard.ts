import type { Synonyms } from './Synonyms.ts';

/** The dashboard, its members and their tasks. */
export const dashboardWords: Synonyms = {
  application: 'brand app, separate apps, sub account, sub organization, sub-merchant, subaccount, suborg',
  "can't undo":
    'accidentally deleted, deleted accident, deleted mistake, destructive action, forever, permanent, point return, undelete, way back',
  concepts:
    'architecture diagram, basics, big picture, building blocks, core objects, data model, domain model, entity, entity relationship, everything fits, fits together, fundamentals, hierarchy, main ideas, mental model, multi brand, object hierarchy, object model, overview, overview diagram, resource hierarchy, resource model, several brands, structure, sub brands, system design, theory, understand',
  dashboard:
    'account settings, admin, admin console, admin panel, admin portal, back office, cloud console, cms, configuration page, console, control center, control centre, control panel, developer console, developer portal, management console, merchant dashboard, merchant portal, partner portal, settings page, web console',
  'delete user':
    'delete customer, deregister, erase data, forget user, gdpr deletion, remove customer, remove data, remove me, unregister',
  faq: 'help center',
  glossary: 'abbreviations, buzzwords, dictionary, list terms, wording',
  'help a user':
    'assist customer, complaints, customer calls, customer problem, customer trouble, help customer, look account, lookup customer, service agent, support call, support case, support script, user complains',
  'help user':
    'agent desktop, call center, customer care, helpdesk, service desk, support desk, support staff, support team, user directory',
  'help wallet users': 'end user guide, help article, non technical, user manual',
  'invite remove members':
    'add colleague, add teammate, employee leaves, ex employee, fired, former employee, leaves company, left company, new employee, new hire, offboarding, remove colleague, remove staff, revoke access',
  'list users': 'user directory',
  logs: 'call failed, call log, request log',
  member:
    'co-worker, collaborator, colleague, coworker, employee, invitation, invite, seat, team member, teammate',
  members: 'add user, invite teammate, invite user, staff, team management',
  organization:
    'agency, business account, business unit, clients mine, company, company account, department, holding, merchant, multi tenant, multitenancy, parent account, several brands, subsidiary, team account, tenant, workspace',
  permission: 'privilege',
  'privacy policy':
    'consent banner, cookie banner, cookie consent, cookies set, data collect, data location, data privacy, data protection, hosted europe, privacy notice, what cookies, which cookies',
  role: 'permission',
  'roles and permissions':
    'access level, accountant, admin user, administrator, agency access, auditor, contractor, editor role, freelancer, give access, grant access, intern, job roles, just look, limit access, only look, privileges, read user, readonly, restrict staff, rights, role based, separation of duties, sub user, viewer',
  'terms and conditions':
    'acceptable use, agreement, conditions, contract terms, fine print, lawyer, liability, license terms, small print, warranty disclaimer',
  words: 'explain words',
};
