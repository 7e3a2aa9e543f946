import { docType, everything, int, reading, always, select, single } from '#framework/doctypes'

export const ModerationSettings = docType('Moderation Settings', {
  naming: single,
  fields: {
    review: select(['everybody', 'new accounts', 'nobody'], {
      label: 'Review before publishing',
      required: true,
      default: 'everybody',
      description: 'Whose posts the office reviews before they are visible',
    }),
    flags_to_hide: int({
      label: 'Reports to hide a post',
      required: true,
      default: 3,
      min: 1,
      max: 100,
      description: 'Number of reports that hide a post until the office reviews it',
    }),
    new_account_days: int({
      label: 'Days that an account is new',
      required: true,
      default: 7,
      min: 0,
      max: 365,
    }),
    new_account_posts: int({
      label: 'Posts per day for new accounts',
      required: true,
      default: 3,
      min: 0,
      max: 1000,
      description: 'Maximum number of posts in a day for a new account',
    }),
    posts_a_day: int({
      label: 'Posts per day',
      required: true,
      default: 20,
      min: 1,
      max: 1000,
      description: 'Maximum number of posts in a day for other accounts',
    }),
  },
  access: { 'System Manager': everything, 'School Office': everything, Moderator: reading(always) },
})
