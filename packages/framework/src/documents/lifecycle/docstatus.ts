import type { DocType } from '#framework/doctypes'
import { lifecycleErrors } from '#framework/errors'
import { textOf } from '#meta'

/** What a write is for its document: a draft is saved or submitted, a submitted one updated or cancelled. */
export type Step = 'save' | 'submit' | 'update' | 'cancel'

export type Docstatus = 0 | 1 | 2

const steps: Readonly<Record<string, Step>> = {
  '0 0': 'save',
  '0 1': 'submit',
  '1 1': 'update',
  '1 2': 'cancel',
}

const statuses: Readonly<Record<Step, Docstatus>> = { save: 0, submit: 1, update: 1, cancel: 2 }

/** The docstatus that a step leaves behind. */
export function statusAfter(step: Step): Docstatus {
  return statuses[step]
}

interface Asked {
  readonly type: DocType
  readonly name: string
  /** The docstatus that stands. */
  readonly from: number
  /** The docstatus that was sent; nothing leaves it as it is. */
  readonly to: unknown
}

/** Which step a write is; only 0 to 1 and 1 to 2 are moves, and what is cancelled stays as it is. */
export function stepOf({ type, name, from, to }: Asked): Step {
  const wanted = to === undefined || to === null || to === '' ? from : Number(textOf(to))
  if (!type.isSubmittable && wanted !== 0) throw lifecycleErrors.notSubmittable(type.name)
  if (from === 2) throw lifecycleErrors.cancelled(type.name, name)
  const step = steps[`${from} ${wanted}`]
  if (step === undefined) throw lifecycleErrors.illegalStatus(from, wanted)
  return step
}
