import { always, docType, everything, int, reading, single } from '#framework/doctypes'

/** When buyers are invited to say what they think, and how much readers decide. */
export const ReviewSettings = docType('Review Settings', {
  naming: single,
  fields: {
    invite_after_days: int({
      ...{ required: true, min: 0, max: 90, default: 5 },
      description: 'So many days after an order came its buyer is invited to review it; 0: never',
    }),
    flags_to_hide: int({
      ...{ required: true, min: 1, max: 100, default: 3 },
      description: 'So many people who flag it take a post out of sight until the office has looked',
    }),
  },
  access: {
    'System Manager': everything,
    'Store Manager': everything,
    'School Office': reading(always),
    Moderator: reading(always),
  },
})
