import { always, docType, grant, int, json, longText, select, text } from '#framework/doctypes'

export const deadLetterStates = ['waiting', 'tried again', 'discarded'] as const

export const whileWaiting = "eval:doc.state == 'waiting'"

/** A reaction to a signal that failed as often as it may; a person has it tried again, or lets it go. */
export const SignalDelivery = docType('Signal Delivery', {
  fields: {
    signal_name: text({ label: 'Event name', required: true, readOnly: true, inList: true }),
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
    signal: text({ label: 'Event', required: true, readOnly: true }),
  },
  access: { 'System Manager': grant({ select: always, read: always, report: always, delete: always }) },
  uniqueTogether: [['signal', 'subscription']],
  titleField: 'signal_name',
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
