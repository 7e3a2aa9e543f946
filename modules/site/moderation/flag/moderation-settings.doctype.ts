import { docType, everything, int, reading, always, select, single } from '#framework/doctypes'

/** How much trust people are given before the office knows them. */
export const ModerationSettings = docType('Moderation Settings', {
  naming: single,
  fields: {
    review: select(['everybody', 'new accounts', 'nobody'], {
      required: true,
      default: 'everybody',
      description: 'Whose posts the office looks at before they are seen',
    }),
    flags_to_hide: int({
      required: true,
      default: 3,
      min: 1,
      max: 100,
      description: 'So many people who flag it take a post out of sight until the office has looked',
    }),
    new_account_days: int({ required: true, default: 7, min: 0, max: 365 }),
    new_account_posts: int({
      required: true,
      default: 3,
      min: 0,
      max: 1000,
      description: 'What a new account may post in a day',
    }),
    posts_a_day: int({
      required: true,
      default: 20,
      min: 1,
      max: 1000,
      description: 'What every other account may post in a day',
    }),
  },
  access: { 'System Manager': everything, 'School Office': everything, Moderator: reading(always) },
})
