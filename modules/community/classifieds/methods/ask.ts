import { longText, text } from '#framework/doctypes'
import { anyone, method } from '#framework/modules'
import { takePostingTurn } from '#site/moderation'
import type { Documents } from '#framework/documents'
import { isTakenAlready } from '#framework/errors'
import { hashSecret, User } from '#framework/identity'
import { isGuest } from '#framework/permissions'
import { ClassifiedEnquiry, LONGEST_MESSAGE } from '../doctypes/classified-enquiry.doctype.ts'
import { adInSight } from '../doctypes/classified.queries.ts'
import { classifiedErrors } from '../errors.ts'

const DAY = 24 * 60 * 60
/** Questions to one seller about one advertisement in a day, whoever asks. */
const MOST_ABOUT_ONE = 60
/** Questions that one address leaves behind in a day, whatever they are about. */
const MOST_BY_ONE = 20

/** Somebody asks a seller: the message reaches him by mail and in the app, and neither learns the other's address. */
export const ask = method({
  access: anyone,
  methods: ['POST'],
  framesItself: true,
  countsItself: true,
  input: {
    classified: text({ required: true }),
    asker_name: text({ maxLength: 80 }),
    asker_email: text({ format: 'Email' }),
    message: longText({ required: true, maxLength: LONGEST_MESSAGE }),
    idempotency_key: text(),
  },
  async run({ input: { idempotency_key: key, ...question }, documents, caller, origin, site }) {
    const { classified, asker_email } = question
    await takePostingTurn({ documents, origin, site }, 'questions', [
      ...(asker_email === null
        ? []
        : [{ key: `questions by ${asker_email.toLowerCase()}`, most: MOST_BY_ONE, seconds: DAY }]),
      { key: `questions about ${classified}`, most: MOST_ABOUT_ONE, seconds: DAY },
    ])
    await site.write(caller, (inside) => askSeller(inside, question, key))
    return { sent: 1 }
  },
})

/** What somebody wants to know, and where the answer finds him. */
interface Question {
  readonly classified: string
  readonly asker_name: string | null
  readonly asker_email: string | null
  readonly message: string
}

type Asker = Pick<Question, 'asker_name' | 'asker_email'> & { readonly asker: string | null }

/** Whoever is signed in is answered at his own addresses; guests say theirs. */
async function askerOf(documents: Documents, { asker_name, asker_email }: Question): Promise<Asker> {
  const { caller } = documents
  if (isGuest(caller)) {
    if (asker_email === null) throw classifiedErrors.nobody_to_answer()
    return { asker: null, asker_name, asker_email }
  }
  const [user] = await documents.asSystem().find(User, {
    where: { name: caller.user },
    fields: ['full_name'],
    limit: 1,
  })
  return { asker: caller.user, asker_name: asker_name ?? user?.full_name ?? null, asker_email: null }
}

/** Carries a question to a seller, once for each key. */
async function askSeller(documents: Documents, question: Question, key: string | null): Promise<void> {
  const { classified, message } = question
  const ad = await adInSight(documents, classified)
  if (ad.seller === documents.caller.user) throw classifiedErrors.own()
  const { asker_name, ...asker } = await askerOf(documents, question)
  if (asker_name === null) throw classifiedErrors.nameless()
  const who = asker.asker ?? asker.asker_email ?? ''
  const idempotency_key = key === null ? null : hashSecret(`${who} asks ${classified} with ${key}`)
  const values = { ...asker, asker_name, classified, seller: ad.seller, message, idempotency_key }
  try {
    const made = await documents.attempt(() => documents.asSystem().insert(ClassifiedEnquiry, values))
    await documents.emit('classifieds.asked', { enquiry: made.name })
  } catch (error) {
    if (!isTakenAlready(error)) throw error
  }
}
