import { text } from '#framework/doctypes'
import type { Documents } from '#framework/documents'
import { method, signedInUsers } from '#framework/modules'
import type { Ad } from './classified.queries.ts'

/** A step that a seller takes with his own advertisement. Taken again it changes nothing. */
export const defineOwnAdMethod = (
  transition: (documents: Documents, name: string) => Promise<Ad>,
  renamedFrom?: string,
) =>
  method({
    ...(renamedFrom === undefined ? {} : { renamedFrom }),
    access: signedInUsers,
    methods: ['POST'],
    input: { name: text({ required: true }) },
    async run({ input, documents }) {
      const { name, state, expires_on } = await transition(documents, input.name)
      return { name, state, expires_on }
    },
  })
