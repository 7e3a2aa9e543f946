import { notificationEvent } from '#site/notifications'

/** Tells the office that a guardian wants to be reached otherwise; who, and how, stays in the desk. */
export const changeAsked = notificationEvent({
  name: 'family.contact_change_asked',
  eventClass: 'transactional',
  values: ['number'],
  channels: ['in-app'],
  texts: {
    en: { subject: 'A changed contact: {{ number }}', body: 'A guardian wants to be reached otherwise.' },
    hi: { subject: 'बदला हुआ संपर्क: {{ number }}', body: 'एक अभिभावक अपना संपर्क बदलना चाहते हैं।' },
    ta: { subject: 'மாறிய தொடர்பு: {{ number }}', body: 'ஒரு பாதுகாவலர் தம் தொடர்பை மாற்ற விரும்புகிறார்.' },
  },
})

/** To the old address and to the account: whoever did not ask for it hears of it. */
export const changeAccepted = notificationEvent({
  name: 'family.contact_change_accepted',
  eventClass: 'transactional',
  values: ['parent', 'value', 'answer'],
  staffWords: ['answer'],
  channels: ['in-app', ['e-mail', 'sms']],
  texts: {
    en: {
      subject: 'Your contact has changed',
      body: 'Dear {{ parent }},\n\nthe school now has {{ value }} for you.\n\n{{ answer }}\n\nIf you did not ask for it, call the office.',
      short: 'The school now has {{ value }} for you. If you did not ask for it, call the office.',
    },
    hi: {
      subject: 'आपका संपर्क बदल गया',
      body: 'नमस्ते {{ parent }},\n\nस्कूल के पास अब आपके लिए {{ value }} है।\n\n{{ answer }}\n\nयदि आपने यह नहीं माँगा, तो कार्यालय को फ़ोन करें।',
      short: 'स्कूल के पास अब आपके लिए {{ value }} है। यदि आपने यह नहीं माँगा, तो कार्यालय को फ़ोन करें।',
    },
    ta: {
      subject: 'உங்கள் தொடர்பு மாறியது',
      body: 'அன்புள்ள {{ parent }},\n\nபள்ளியிடம் இப்போது உங்களுக்காக {{ value }} உள்ளது.\n\n{{ answer }}\n\nநீங்கள் கேட்கவில்லையெனில் அலுவலகத்தை அழையுங்கள்.',
      short: 'பள்ளியிடம் இப்போது உங்களுக்காக {{ value }} உள்ளது. நீங்கள் கேட்கவில்லையெனில் அலுவலகத்தை அழையுங்கள்.',
    },
  },
})

export const changeRefused = notificationEvent({
  name: 'family.contact_change_refused',
  eventClass: 'transactional',
  values: ['parent', 'answer'],
  staffWords: ['answer'],
  channels: ['in-app', ['e-mail', 'sms']],
  texts: {
    en: {
      subject: 'Your contact stays as it is',
      body: 'Dear {{ parent }},\n\nthe office could not change how you are reached.\n\n{{ answer }}',
      short: 'The office could not change how you are reached. {{ answer }}',
    },
    hi: {
      subject: 'आपका संपर्क वही रहता है',
      body: 'नमस्ते {{ parent }},\n\nकार्यालय आपका संपर्क नहीं बदल सका।\n\n{{ answer }}',
      short: 'कार्यालय आपका संपर्क नहीं बदल सका। {{ answer }}',
    },
    ta: {
      subject: 'உங்கள் தொடர்பு மாறவில்லை',
      body: 'அன்புள்ள {{ parent }},\n\nஅலுவலகத்தால் உங்கள் தொடர்பை மாற்ற முடியவில்லை.\n\n{{ answer }}',
      short: 'அலுவலகத்தால் உங்கள் தொடர்பை மாற்ற முடியவில்லை. {{ answer }}',
    },
  },
})

export const privacyAsked = notificationEvent({
  name: 'family.privacy_asked',
  eventClass: 'transactional',
  values: ['number', 'due'],
  channels: ['in-app'],
  texts: {
    en: {
      subject: 'A privacy request: {{ number }}',
      body: 'A family asks about its data. An answer is due by {{ due }}.',
    },
    hi: {
      subject: 'निजता का अनुरोध: {{ number }}',
      body: 'एक परिवार अपने डेटा के बारे में पूछता है। उत्तर {{ due }} तक देना है।',
    },
    ta: {
      subject: 'தனியுரிமைக் கோரிக்கை: {{ number }}',
      body: 'ஒரு குடும்பம் தன் தரவு பற்றிக் கேட்கிறது. பதில் {{ due }} க்குள் வேண்டும்.',
    },
  },
})

export const privacyDecided = notificationEvent({
  name: 'family.privacy_decided',
  eventClass: 'transactional',
  values: ['number', 'answer'],
  staffWords: ['answer'],
  channels: ['in-app', ['e-mail', 'sms']],
  texts: {
    en: {
      subject: 'Your request {{ number }}',
      body: 'The school has answered your request {{ number }}.\n\n{{ answer }}',
      short: 'The school has answered your request {{ number }}.',
    },
    hi: {
      subject: 'आपका अनुरोध {{ number }}',
      body: 'स्कूल ने आपके अनुरोध {{ number }} का उत्तर दिया है।\n\n{{ answer }}',
      short: 'स्कूल ने आपके अनुरोध {{ number }} का उत्तर दिया है।',
    },
    ta: {
      subject: 'உங்கள் கோரிக்கை {{ number }}',
      body: 'உங்கள் கோரிக்கை {{ number }} க்குப் பள்ளி பதிலளித்துள்ளது.\n\n{{ answer }}',
      short: 'உங்கள் கோரிக்கை {{ number }} க்குப் பள்ளி பதிலளித்துள்ளது.',
    },
  },
})
