import { docType, everything, int, single } from '#framework/doctypes'

/** Settings of carts. */
export const CartSettings = docType('Cart Settings', {
  naming: single,
  fields: {
    reminder_hours: int({
      ...{ label: 'Remind after (hours)', required: true, min: 0, max: 720, default: 0 },
      description: 'Hours after the last change of a cart until its owner is reminded; 0 for no reminders',
    }),
  },
  access: { 'System Manager': everything, 'Store Manager': everything },
})
