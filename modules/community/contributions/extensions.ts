import { bookCheck } from '#money/ledger'
import { payable } from '#money/payments'
import { notificationEvent, notificationEvents } from '#site/notifications'
import { pageSectionSource, routeSource } from '#site/website'
import { checkContributions } from './actions/check-contributions.ts'
import { payableContribution } from './actions/payable-contribution.ts'
import { campaignRoutes, campaignRows } from './actions/campaign-section.ts'

/** Thanks whoever left a phone number alone: the others have a letter with their receipt. */
export const contributionConfirmed = notificationEvent({
  name: 'contributions.confirmed',
  eventClass: 'transactional',
  values: ['donor', 'amount', 'purpose', 'number'],
  channels: ['sms'],
  texts: {
    en: {
      subject: 'Thank you, {{ donor }}',
      body: 'Dear {{ donor }},\n\nyour contribution of {{ amount }} for “{{ purpose }}” has arrived. Its number is {{ number }}.\n\nThank you for carrying the school with us.',
      short: 'Thank you! Your {{ amount }} for “{{ purpose }}” has arrived. Number {{ number }}.',
    },
    hi: {
      subject: 'धन्यवाद, {{ donor }}',
      body: 'नमस्ते {{ donor }},\n\n“{{ purpose }}” के लिए आपका {{ amount }} का योगदान मिल गया है। उसकी संख्या {{ number }} है।\n\nस्कूल का साथ देने के लिए धन्यवाद।',
      short: 'धन्यवाद! “{{ purpose }}” के लिए आपके {{ amount }} मिल गए। संख्या {{ number }}।',
    },
    ta: {
      subject: 'நன்றி, {{ donor }}',
      body: 'அன்புள்ள {{ donor }},\n\n“{{ purpose }}” க்காக நீங்கள் அளித்த {{ amount }} வந்து சேர்ந்தது. அதன் எண் {{ number }}.\n\nபள்ளிக்குத் துணை நிற்பதற்கு நன்றி.',
      short: 'நன்றி! “{{ purpose }}” க்காக உங்கள் {{ amount }} வந்து சேர்ந்தது. எண் {{ number }}.',
    },
  },
})

/** Tells whoever gave that money is on its way back. */
export const contributionReturned = notificationEvent({
  name: 'contributions.returned',
  eventClass: 'transactional',
  values: ['donor', 'amount', 'number'],
  channels: [['e-mail', 'sms']],
  texts: {
    en: {
      subject: 'Your money is on its way back',
      body: 'Dear {{ donor }},\n\n{{ amount }} of your contribution {{ number }} is on its way back to you. Banks take up to seven days.',
      short: '{{ amount }} of your contribution {{ number }} is on its way back to you.',
    },
    hi: {
      subject: 'आपके पैसे वापस आ रहे हैं',
      body: 'नमस्ते {{ donor }},\n\nआपके योगदान {{ number }} में से {{ amount }} आपको वापस भेजे जा रहे हैं। बैंक को सात दिन तक लग सकते हैं।',
      short: 'आपके योगदान {{ number }} में से {{ amount }} वापस भेजे जा रहे हैं।',
    },
    ta: {
      subject: 'உங்கள் பணம் திரும்பி வருகிறது',
      body: 'அன்புள்ள {{ donor }},\n\nஉங்கள் பங்களிப்பு {{ number }} இல் {{ amount }} உங்களுக்குத் திருப்பி அனுப்பப்படுகிறது. வங்கிகளுக்கு ஏழு நாட்கள் வரை ஆகலாம்.',
      short: 'உங்கள் பங்களிப்பு {{ number }} இல் {{ amount }} திருப்பி அனுப்பப்படுகிறது.',
    },
  },
})

export const contributionExtensions = [
  payable.add(payableContribution),
  bookCheck.add(checkContributions),
  pageSectionSource.add({ sectionType: 'contribution', rows: campaignRows }),
  routeSource.add(campaignRoutes),
  notificationEvents.add(contributionConfirmed),
  notificationEvents.add(contributionReturned),
]
