import { longText, select, text } from '#framework/doctypes'
import { method, signedInUsers } from '#framework/modules'
import { askPrivacy } from '../actions/ask-privacy.ts'

const input = {
  student: text(),
  family: text(),
  kind: select(['export', 'correct', 'erase'], { required: true }),
  detail: longText({ maxLength: 5000 }),
}

/**
 * A guardian asks for what the school keeps of his child: a file of it is there at once (`download`), the rest lies with
 * the office. Asked again while it is open it is the same request.
 */
export const requestPrivacy = method({
  access: signedInUsers,
  methods: ['POST'],
  input,
  run: ({ documents, input }) => askPrivacy(documents, input),
})
