import { always, datetime, docType, int, link, reading, select, series } from '#framework/doctypes'

const shown = { readOnly: true } as const

/** One time that the office moved a year's children up. It can be undone as a whole. */
export const Promotion = docType('Promotion', {
  naming: series('PRO-.####'),
  fields: {
    from_year: link('Academic Year', { required: true, inList: true, ...shown }),
    to_year: link('Academic Year', { required: true, inList: true, ...shown }),
    state: select(['done', 'undone'], { required: true, default: 'done', inList: true, ...shown }),
    count: int({ required: true, default: 0, min: 0, inList: true, ...shown, label: 'Children moved up' }),
    kept: int({
      min: 0,
      ...shown,
      description: 'Left in their new class when it was undone: their family had renewed',
    }),
    undone_at: datetime(shown),
  },
  states: {
    field: 'state',
    initial: 'done',
    moves: [{ action: 'Undo', from: 'done', to: 'undone', roles: [] }],
  },
  access: { 'System Manager': reading(always), 'School Office': reading(always) },
  actions: [
    {
      label: 'Undo',
      method: 'mela.renewals.undo_promotion',
      dependsOn: "eval:doc.state === 'done'",
      isFinal: true,
    },
  ],
  sort: 'creation desc',
})
