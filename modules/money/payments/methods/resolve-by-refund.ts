import { method } from '#framework/modules'
import { placeOf } from '../actions/place.ts'
import { moneyStaff } from '../rules/staff.ts'
import { payBack } from './resolve.ts'
import { input } from './buttons.ts'

/** The button that pays back money which found nothing to pay for. */
export const resolveByRefund = method({
  access: moneyStaff,
  input,
  run: (context) => payBack(context.documents.asSystem(), placeOf(context), context.input.name),
})
