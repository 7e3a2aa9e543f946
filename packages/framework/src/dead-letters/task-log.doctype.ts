import { always, docType, grant, int, json, longText, select, text } from '#framework/doctypes'
import { deadLetterStates, whileWaiting } from './event-delivery.doctype.ts'

export const TaskLog = docType('Task Log', {
  fields: {
    task: text({ required: true, readOnly: true, inList: true, indexed: true }),
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
  },
  statusField: 'state',
  access: { 'System Manager': grant({ select: always, read: always, report: always, delete: always }) },
  titleField: 'task',
  searchFields: ['error'],
  sort: 'modified desc',
  actions: [
    { label: 'Try again', method: 'mela.dead_letters.retry_task', dependsOn: whileWaiting },
    { label: 'Discard', method: 'mela.dead_letters.discard_task', dependsOn: whileWaiting, isFinal: true },
  ],
  trackChanges: false,
})
