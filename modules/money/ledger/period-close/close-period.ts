import { date, longText } from '#framework/doctypes'
import { method, onlyRoles } from '#framework/modules'
import { closeBooks as close } from './close-books.ts'

/** Closes the books up to and including a day that is over: nothing is dated there any more. It is not taken back. */
export const closePeriod = method({
  access: onlyRoles('System Manager'),
  input: { until: date({ required: true }), memo: longText({ maxLength: 1000 }) },
  methods: ['POST'],
  run: ({ input, documents }) => close(documents, input),
})
