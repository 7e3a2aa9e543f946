import type { Documents } from '#framework/documents'
import { moderatedTypes } from '#site/moderation'
import { notificationEvent, notificationEvents } from '#site/notifications'
import { routeSource, type SiteRoute } from '#site/website'
import { Classified } from './doctypes/classified.doctype.ts'
import { ClassifiedEnquiry } from './doctypes/classified-enquiry.doctype.ts'

/** Carries a question to a seller. The asker's address stays here. */
export const sellerAsked = notificationEvent({
  name: 'classifieds.asked',
  eventClass: 'transactional',
  values: ['title', 'asker', 'message'],
  channels: ['in-app', 'e-mail'],
  texts: {
    en: {
      subject: '{{ asker }} asks about “{{ title }}”',
      body: '{{ asker }} writes about “{{ title }}”:\n\n{{ message }}\n\nAnswer on the page below: your address stays with us, and so does your phone number unless you tell it.',
      short: '{{ asker }} asks about “{{ title }}”',
    },
    hi: {
      subject: '{{ asker }} ने “{{ title }}” के बारे में पूछा है',
      body: '{{ asker }} ने “{{ title }}” के बारे में लिखा है:\n\n{{ message }}\n\nनीचे दिए पेज पर उत्तर दें: आपका पता हमारे पास रहता है, और फ़ोन नंबर भी, जब तक आप न बताएँ।',
      short: '{{ asker }} ने “{{ title }}” के बारे में पूछा है',
    },
    ta: {
      subject: '{{ asker }} “{{ title }}” பற்றிக் கேட்கிறார்',
      body: '{{ asker }} “{{ title }}” பற்றி எழுதியுள்ளார்:\n\n{{ message }}\n\nகீழே உள்ள பக்கத்தில் பதிலளியுங்கள்: உங்கள் முகவரி எங்களிடமே இருக்கும்; நீங்கள் சொன்னாலன்றி தொலைபேசி எண்ணும் அப்படியே.',
      short: '{{ asker }} “{{ title }}” பற்றிக் கேட்கிறார்',
    },
  },
})

/** Carries the answer back. The seller's address stays here too. */
export const askerAnswered = notificationEvent({
  name: 'classifieds.answered',
  eventClass: 'transactional',
  values: ['title', 'asker', 'seller', 'message', 'phone'],
  channels: ['in-app', 'e-mail'],
  texts: {
    en: {
      subject: 'An answer about “{{ title }}”',
      body: 'Dear {{ asker }},\n\n{{ seller }} answers about “{{ title }}”:\n\n{{ message }}\n\nPhone: {{ phone }}\n\nTo ask again, write on the page below.',
      short: '{{ seller }} answers about “{{ title }}”',
    },
    hi: {
      subject: '“{{ title }}” के बारे में उत्तर',
      body: 'नमस्ते {{ asker }},\n\n“{{ title }}” के बारे में {{ seller }} का उत्तर:\n\n{{ message }}\n\nफ़ोन: {{ phone }}\n\nफिर पूछने के लिए नीचे दिए पेज पर लिखें।',
      short: '“{{ title }}” के बारे में {{ seller }} का उत्तर',
    },
    ta: {
      subject: '“{{ title }}” பற்றிய பதில்',
      body: 'அன்புள்ள {{ asker }},\n\n“{{ title }}” பற்றி {{ seller }} அளித்த பதில்:\n\n{{ message }}\n\nதொலைபேசி: {{ phone }}\n\nமீண்டும் கேட்க, கீழே உள்ள பக்கத்தில் எழுதுங்கள்.',
      short: '“{{ title }}” பற்றி {{ seller }} பதிலளித்தார்',
    },
  },
})

export const adPublished = notificationEvent({
  name: 'classifieds.published',
  eventClass: 'transactional',
  values: ['title', 'day'],
  channels: ['in-app'],
  texts: {
    en: { subject: '“{{ title }}” is live', body: 'Everybody sees it until {{ day }}.' },
    hi: { subject: '“{{ title }}” अब सबको दिखता है', body: '{{ day }} तक सब इसे देख सकते हैं।' },
    ta: { subject: '“{{ title }}” வெளியானது', body: '{{ day }} வரை அனைவரும் பார்க்கலாம்.' },
  },
})

export const adSentBack = notificationEvent({
  name: 'classifieds.sent_back',
  eventClass: 'transactional',
  values: ['title', 'reason'],
  channels: ['in-app', 'e-mail'],
  texts: {
    en: {
      subject: '“{{ title }}” came back to you',
      body: 'The office asks you to change something in “{{ title }}”:\n\n{{ reason }}\n\nYou can send it in again.',
      short: '“{{ title }}”: {{ reason }}',
    },
    hi: {
      subject: '“{{ title }}” आपके पास लौटा है',
      body: 'कार्यालय चाहता है कि आप “{{ title }}” में कुछ बदलें:\n\n{{ reason }}\n\nआप इसे फिर भेज सकते हैं।',
      short: '“{{ title }}”: {{ reason }}',
    },
    ta: {
      subject: '“{{ title }}” உங்களிடம் திரும்பியது',
      body: '“{{ title }}” இல் சிலவற்றை மாற்றுமாறு அலுவலகம் கேட்கிறது:\n\n{{ reason }}\n\nமீண்டும் அனுப்பலாம்.',
      short: '“{{ title }}”: {{ reason }}',
    },
  },
})

export const adEnding = notificationEvent({
  name: 'classifieds.ending',
  eventClass: 'transactional',
  values: ['title', 'day'],
  channels: ['in-app', 'e-mail'],
  texts: {
    en: {
      subject: '“{{ title }}” ends soon',
      body: '“{{ title }}” is seen until {{ day }}. Renew it, or mark it as sold, on the page below.',
      short: '“{{ title }}” is seen until {{ day }}.',
    },
    hi: {
      subject: '“{{ title }}” जल्द समाप्त होगा',
      body: '“{{ title }}” {{ day }} तक दिखेगा। नीचे दिए पेज पर इसे आगे बढ़ाएँ या बिका हुआ बताएँ।',
      short: '“{{ title }}” {{ day }} तक दिखेगा।',
    },
    ta: {
      subject: '“{{ title }}” விரைவில் முடிகிறது',
      body: '“{{ title }}” {{ day }} வரை தெரியும். கீழே உள்ள பக்கத்தில் அதை நீட்டிக்கலாம், அல்லது விற்றதாகக் குறிக்கலாம்.',
      short: '“{{ title }}” {{ day }} வரை தெரியும்.',
    },
  },
})

const MOST_ROUTES = 1000

async function adRoutes(documents: Documents): Promise<readonly SiteRoute[]> {
  const ads = await documents.asSystem().find(Classified, {
    where: { state: 'live', is_hidden: 0, expires_on: ['>=', documents.today] },
    fields: ['name', 'title', 'modified'],
    order_by: 'name asc',
    limit: MOST_ROUTES,
  })
  return ads.map((ad) => ({ ...ad, route: `classifieds/${ad.name}`, doctype: Classified.name }))
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

export const classifiedExtensions = [
  ...[sellerAsked, askerAnswered, adPublished, adSentBack, adEnding].map((event) =>
    notificationEvents.add(event),
  ),
  moderatedTypes.add({
    type: Classified,
    words: (document) => ({
      title: text(Reflect.get(document, 'title')),
      excerpt: text(Reflect.get(document, 'description')),
      author: document.owner,
    }),
  }),
  moderatedTypes.add({
    type: ClassifiedEnquiry,
    words: (document) => ({
      title: text(Reflect.get(document, 'asker_name')),
      excerpt: text(Reflect.get(document, 'message')),
      author: text(Reflect.get(document, 'asker')) || null,
    }),
  }),
  routeSource.add(adRoutes),
]
