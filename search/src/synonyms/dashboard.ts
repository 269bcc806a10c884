import type { Synonyms } from './Synonyms.ts';

/** The dashboard, its members and what they manage. */
export const dashboardWords: Synonyms = {
  application: 'sub account, sub organization, sub-merchant, subaccount, suborg',
  "can't undo": 'destructive action, permanent',
  concepts:
    'architecture diagram, big picture, core objects, data model, domain model, entity, entity relationship, object hierarchy, object model, overview diagram, resource hierarchy, resource model, system design',
  dashboard:
    'account settings, admin, admin console, admin panel, admin portal, back office, cloud console, cms, configuration page, console, control center, control centre, control panel, developer console, developer portal, management console, merchant dashboard, merchant portal, partner portal, settings page, web console',
  faq: 'help center',
  'help user':
    'agent desktop, call center, customer care, helpdesk, service desk, support desk, support staff, support team, user directory',
  'help wallet users': 'end user guide, help article, non technical, user manual',
  'list users': 'user directory',
  member:
    'co-worker, collaborator, colleague, coworker, employee, invitation, invite, seat, team member, teammate',
  members: 'add user, invite teammate, invite user, staff, team management',
  organization:
    'business account, company, company account, merchant, multi tenant, multitenancy, parent account, team account, tenant, workspace',
  permission: 'privilege',
  role: 'permission',
  'roles and permissions':
    'access level, administrator, editor role, privileges, readonly, role based, separation of duties, viewer',
};
