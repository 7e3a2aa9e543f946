import { always, docType, everything, int, reading, single } from '#framework/doctypes'

export const ReviewSettings = docType('Review Settings', {
  naming: single,
  fields: {
    invite_after_days: int({
      label: 'Ask for a review after (days)',
      ...{ required: true, min: 0, max: 90, default: 5 },
      description: 'Days after delivery when the buyer is asked for a review; 0 to never ask',
    }),
    flags_to_hide: int({
      label: 'Reports before hiding',
      ...{ required: true, min: 1, max: 100, default: 3 },
      description: 'Number of reports that hide a post until the office reviews it',
    }),
  },
  access: {
    'System Manager': everything,
    'Store Manager': everything,
    'School Office': reading(always),
    Moderator: reading(always),
  },
})
