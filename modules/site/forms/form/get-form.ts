import { text } from '#framework/doctypes'
import { anyone, method } from '#framework/modules'
import { shownForm } from './read-form.ts'
import { findForm } from './web-form.queries.ts'

/** A form as whoever asks may fill it in now: the same for staff, whose right to read the document would show its making. */
export const getForm = method({
  access: anyone,
  input: { web_form: text({ required: true }) },
  methods: ['GET', 'POST'],
  async run({ input, documents, site }) {
    return shownForm(documents, await findForm(documents, input.web_form), site)
  },
})
