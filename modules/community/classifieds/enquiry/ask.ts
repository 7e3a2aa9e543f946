import { classifiedEvents } from '../events.ts'
import { longText, text } from '#framework/doctypes'
import { anyone, method, type RunOnce } from '#framework/modules'
import { consumePostingRateLimit } from '#site/moderation'
import type { Documents } from '#framework/documents'
import { User } from '#framework/identity'
import { isGuest } from '#framework/permissions'
import { ClassifiedEnquiry, MAX_MESSAGE_LENGTH } from './classified-enquiry.doctype.ts'
import { getVisibleAd } from '../classified-ad/classified.queries.ts'
import { classifiedErrors } from '../errors.ts'

const SECONDS_PER_DAY = 24 * 60 * 60
const MAX_ENQUIRIES_PER_AD = 60
const MAX_ENQUIRIES_PER_ADDRESS = 20

/** Sends an enquiry to the seller by e-mail and in the app; neither side sees the other's address. */
export const ask = method({
  access: anyone,
  methods: ['POST'],
  managesOwnTransaction: true,
  countsItself: true,
  idempotent: { isInPart: true },
  input: {
    classified: text({ required: true }),
    enquirer_name: text({ renamedFrom: 'asker_name', maxLength: 80 }),
    enquirer_email: text({ renamedFrom: 'asker_email', format: 'Email' }),
    message: longText({ required: true, maxLength: MAX_MESSAGE_LENGTH }),
  },
  async run({ input: enquiryInput, caller, site, runOnce, ctx }) {
    const { classified, enquirer_email } = enquiryInput
    await consumePostingRateLimit(ctx, 'questions', [
      ...(enquirer_email === null
        ? []
        : [
            {
              key: `questions by ${enquirer_email.toLowerCase()}`,
              most: MAX_ENQUIRIES_PER_ADDRESS,
              seconds: SECONDS_PER_DAY,
            },
          ]),
      { key: `questions about ${classified}`, most: MAX_ENQUIRIES_PER_AD, seconds: SECONDS_PER_DAY },
    ])
    await site.write(caller, (documentsInTransaction) =>
      sendEnquiry(documentsInTransaction, enquiryInput, runOnce),
    )
    return { sent: 1 }
  },
})

interface EnquiryInput {
  readonly classified: string
  readonly enquirer_name: string | null
  readonly enquirer_email: string | null
  readonly message: string
}

type Enquirer = Pick<EnquiryInput, 'enquirer_name' | 'enquirer_email'> & {
  readonly enquirer: string | null
}

async function resolveEnquirer(
  documents: Documents,
  { enquirer_name, enquirer_email }: EnquiryInput,
): Promise<Enquirer> {
  const { caller } = documents
  if (isGuest(caller)) {
    if (enquirer_email === null) throw classifiedErrors.no_email()
    return { enquirer: null, enquirer_name, enquirer_email }
  }
  const [user] = await documents.asSystem().find(User, {
    where: { name: caller.user },
    fields: ['full_name'],
    limit: 1,
  })
  return {
    enquirer: caller.user,
    enquirer_name: enquirer_name ?? user?.full_name ?? null,
    enquirer_email: null,
  }
}

async function sendEnquiry(
  documents: Documents,
  enquiryInput: EnquiryInput,
  runOnce: RunOnce,
): Promise<void> {
  const { classified, message } = enquiryInput
  const ad = await getVisibleAd(documents, classified)
  if (ad.seller === documents.caller.user) throw classifiedErrors.own()
  const { enquirer_name, ...enquirer } = await resolveEnquirer(documents, enquiryInput)
  if (enquirer_name === null) throw classifiedErrors.nameless()
  const values = { ...enquirer, enquirer_name, classified, seller: ad.seller, message }
  await runOnce(documents, async () => {
    const inserted = await documents.asSystem().insert(ClassifiedEnquiry, values)
    await documents.emit(classifiedEvents.asked, { enquiry: inserted.name })
  })
}
