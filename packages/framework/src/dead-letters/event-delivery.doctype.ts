import { always, docType, grant, int, json, longText, select, text } from '#framework/doctypes'

export const deadLetterStates = ['waiting', 'tried again', 'discarded'] as const

export const whileWaiting = "eval:doc.state == 'waiting'"

/** A handler of an event that failed as often as it may; a person has it tried again, or lets it go. */
export const EventDelivery = docType('Event Delivery', {
  renamedFrom: 'Signal Delivery',
  fields: {
    event_name: text({
      renamedFrom: 'signal_name',
      label: 'Event name',
      required: true,
      readOnly: true,
      inList: true,
    }),
    subscription: text({ label: 'Handler', required: true, readOnly: true, inList: true }),
    state: select(deadLetterStates, {
      label: 'Status',
      tones: { waiting: 'warn' },
      required: true,
      default: 'waiting',
      inList: true,
      indexed: true,
    }),
    attempts: int({ readOnly: true, inList: true }),
    error: longText({ readOnly: true }),
    payload: json({ readOnly: true }),
    event_id: text({ renamedFrom: 'signal', label: 'Event', required: true, readOnly: true }),
  },
  statusField: 'state',
  access: { 'System Manager': grant({ select: always, read: always, report: always, delete: always }) },
  uniqueTogether: [['event_id', 'subscription']],
  titleField: 'event_name',
  searchFields: ['subscription', 'error'],
  sort: 'modified desc',
  actions: [
    { label: 'Try again', method: 'mela.dead_letters.retry_delivery', dependsOn: whileWaiting },
    {
      label: 'Discard',
      method: 'mela.dead_letters.discard_delivery',
      dependsOn: whileWaiting,
      isFinal: true,
    },
  ],
  trackChanges: false,
})
