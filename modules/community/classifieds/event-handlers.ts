import { on } from '#framework/events'
import { moderationEvents } from '#site/moderation'
import { classifiedEvents } from './events.ts'
import type { Documents } from '#framework/documents'
import { notify } from '#site/notifications'
import { Classified } from './classified-ad/classified.doctype.ts'
import { ClassifiedEnquiry } from './enquiry/classified-enquiry.doctype.ts'
import { adPublished, adSentBack, enquiryAnswered, enquiryReceived } from './extensions.ts'

const NOT_SHARED = '–'

async function findAd(documents: Documents, name: unknown) {
  const [ad] = await documents.find(Classified, { where: { name: String(name) }, limit: 1 })
  return ad ?? null
}

async function findEnquiry(documents: Documents, name: unknown) {
  const [enquiry] = await documents.find(ClassifiedEnquiry, { where: { name: String(name) }, limit: 1 })
  const ad = enquiry ? await findAd(documents, enquiry.classified) : null
  return enquiry && ad ? { enquiry, ad } : null
}

const notifySeller = on(
  classifiedEvents.asked,
  { key: 'classifieds.notify_seller', renamedFrom: 'classifieds.tell_seller' },
  async (payload, { documents }) => {
    const found = await findEnquiry(documents, payload.enquiry)
    if (found === null) return
    const { enquiry, ad } = found
    await notify(documents, {
      event: enquiryReceived,
      key: enquiry.name,
      people: [{ user: enquiry.seller }],
      values: { title: ad.title, enquirer: enquiry.enquirer_name, message: enquiry.message },
      link: '/my-ads',
    })
  },
)

const notifyAsker = on(
  classifiedEvents.answered,
  { key: 'classifieds.notify_of_answer', renamedFrom: 'classifieds.tell_asker' },
  async (payload, { documents }, { id }) => {
    const found = await findEnquiry(documents, payload.enquiry)
    if (found === null) return
    const { enquiry, ad } = found
    await notify(documents, {
      event: enquiryAnswered,
      key: id,
      people: [enquiry.enquirer === null ? { email: enquiry.enquirer_email } : { user: enquiry.enquirer }],
      values: {
        ...{ title: ad.title, enquirer: enquiry.enquirer_name, seller: ad.seller_name },
        message: enquiry.reply ?? '',
        phone: (enquiry.shares_phone === 1 ? ad.phone : null) ?? NOT_SHARED,
      },
      link: `/classifieds/${ad.name}`,
    })
  },
)

const applyModerationDecision = on(
  moderationEvents.decided,
  'classifieds.decide',
  async (payload, { documents }) => {
    if (payload.reference_doctype !== Classified.name || payload.was_new !== 1) return
    const ad = await findAd(documents, payload.reference_name)
    if (ad === null || ad.state !== 'in review') return
    const isApproved = payload.decision === 'approved'
    await documents.save(
      Classified,
      ad.name,
      isApproved ? { state: 'live' } : { state: 'draft', sent_back_because: payload.reason },
    )
  },
)

const notifyPublished = on(
  classifiedEvents.published,
  { key: 'classifieds.notify_published', renamedFrom: 'classifieds.tell_published' },
  async (payload, { documents }) => {
    const ad = await findAd(documents, payload.name)
    if (ad === null || ad.state !== 'live') return
    await notify(documents, {
      event: adPublished,
      key: `${ad.name} ${payload.modified}`,
      people: [{ user: ad.seller }],
      values: { title: ad.title, day: ad.expires_on ?? '' },
      link: `/classifieds/${ad.name}`,
    })
  },
)

const notifySentBack = on(
  classifiedEvents.sent_back,
  { key: 'classifieds.notify_returned', renamedFrom: 'classifieds.tell_sent_back' },
  async (payload, { documents }) => {
    const ad = await findAd(documents, payload.name)
    if (ad === null) return
    await notify(documents, {
      event: adSentBack,
      key: `${ad.name} ${payload.modified}`,
      people: [{ user: ad.seller }],
      values: { title: ad.title, reason: ad.sent_back_because ?? '' },
      link: '/my-ads',
    })
  },
)

export const classifiedEventHandlers = [
  notifySeller,
  notifyAsker,
  applyModerationDecision,
  notifyPublished,
  notifySentBack,
]
