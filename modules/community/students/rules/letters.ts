import { notificationEvent } from '#site/notifications'

type Texts = Readonly<Record<'en' | 'hi' | 'ta', { readonly subject: string; readonly line: string }>>

/** A letter to a family about one step of one child: the same frame for all, with the office's own message in it. */
function familyLetter(name: string, { en, hi, ta }: Texts) {
  return notificationEvent({
    name: `students.${name}`,
    eventClass: 'transactional',
    values: ['parent', 'child', 'number', 'message'],
    staffWords: ['message'],
    channels: ['in-app', ['e-mail', 'sms']],
    texts: {
      en: {
        subject: en.subject,
        body: `Dear {{ parent }},\n\n${en.line}\n\n{{ message }}\n\nThe number of the registration is {{ number }}.`,
        short: en.line,
      },
      hi: {
        subject: hi.subject,
        body: `नमस्ते {{ parent }},\n\n${hi.line}\n\n{{ message }}\n\nपंजीकरण की संख्या {{ number }} है।`,
        short: hi.line,
      },
      ta: {
        subject: ta.subject,
        body: `அன்புள்ள {{ parent }},\n\n${ta.line}\n\n{{ message }}\n\nபதிவு எண் {{ number }}.`,
        short: ta.line,
      },
    },
  })
}

/** By the status that a registration comes to. */
export const familyLetters = {
  submitted: familyLetter('registration_received', {
    en: {
      subject: 'We have the registration of {{ child }}',
      line: 'The registration of {{ child }} has arrived ({{ number }}). The office looks at it and writes to you.',
    },
    hi: {
      subject: '{{ child }} का पंजीकरण मिल गया',
      line: '{{ child }} का पंजीकरण मिल गया है ({{ number }})। कार्यालय उसे देखकर आपको लिखेगा।',
    },
    ta: {
      subject: '{{ child }} இன் பதிவு கிடைத்தது',
      line: '{{ child }} இன் பதிவு வந்து சேர்ந்தது ({{ number }}). அலுவலகம் பார்த்து உங்களுக்கு எழுதும்.',
    },
  }),
  'under review': familyLetter('registration_reviewed', {
    en: {
      subject: 'The office is looking at the registration of {{ child }}',
      line: 'The office is looking at the registration of {{ child }} ({{ number }}).',
    },
    hi: {
      subject: 'कार्यालय {{ child }} का पंजीकरण देख रहा है',
      line: 'कार्यालय {{ child }} का पंजीकरण देख रहा है ({{ number }})।',
    },
    ta: {
      subject: '{{ child }} இன் பதிவை அலுவலகம் பார்க்கிறது',
      line: '{{ child }} இன் பதிவை அலுவலகம் பார்க்கிறது ({{ number }}).',
    },
  }),
  offered: familyLetter('place_offered', {
    en: {
      subject: 'A place for {{ child }}',
      line: 'We offer {{ child }} a place ({{ number }}). Accept or decline it in My family.',
    },
    hi: {
      subject: '{{ child }} के लिए सीट',
      line: '{{ child }} को सीट दी जा रही है ({{ number }})। इसे मेरे परिवार में स्वीकार या अस्वीकार करें।',
    },
    ta: {
      subject: '{{ child }} க்கு ஓர் இடம்',
      line: '{{ child }} க்கு ஓர் இடம் வழங்குகிறோம் ({{ number }}). என் குடும்பம் பக்கத்தில் ஏற்கவும் அல்லது மறுக்கவும்.',
    },
  }),
  accepted: familyLetter('place_accepted', {
    en: {
      subject: 'Place accepted for {{ child }}',
      line: 'You accepted the place for {{ child }} ({{ number }}). The office completes the enrolment and writes to you.',
    },
    hi: {
      subject: '{{ child }} की सीट स्वीकार की गई',
      line: 'आपने {{ child }} की सीट स्वीकार की है ({{ number }})। कार्यालय दाख़िला पूरा करके आपको लिखेगा।',
    },
    ta: {
      subject: '{{ child }} க்கான இடம் ஏற்கப்பட்டது',
      line: '{{ child }} க்கான இடத்தை ஏற்றுக்கொண்டீர்கள் ({{ number }}). அலுவலகம் சேர்க்கையை முடித்து உங்களுக்கு எழுதும்.',
    },
  }),
  enrolled: familyLetter('child_enrolled', {
    en: {
      subject: '{{ child }} is enrolled',
      line: '{{ child }} is enrolled ({{ number }}). Welcome!',
    },
    hi: {
      subject: '{{ child }} का दाख़िला हो गया',
      line: '{{ child }} का दाख़िला हो गया ({{ number }})। स्वागत है!',
    },
    ta: {
      subject: '{{ child }} சேர்க்கப்பட்டது',
      line: '{{ child }} பள்ளியில் சேர்க்கப்பட்டது ({{ number }}). வரவேற்கிறோம்!',
    },
  }),
  waitlisted: familyLetter('child_waitlisted', {
    en: {
      subject: '{{ child }} is on the waiting list',
      line: 'The class is full. {{ child }} is on the waiting list ({{ number }}), and we write as soon as there is a place.',
    },
    hi: {
      subject: '{{ child }} प्रतीक्षा सूची में है',
      line: 'कक्षा भर गई है। {{ child }} प्रतीक्षा सूची में है ({{ number }}); सीट मिलते ही हम लिखेंगे।',
    },
    ta: {
      subject: '{{ child }} காத்திருப்போர் பட்டியலில்',
      line: 'வகுப்பு நிரம்பிவிட்டது. {{ child }} காத்திருப்போர் பட்டியலில் உள்ளது ({{ number }}); இடம் கிடைத்ததும் எழுதுவோம்.',
    },
  }),
  rejected: familyLetter('registration_rejected', {
    en: {
      subject: 'About the registration of {{ child }}',
      line: 'We are sorry: there is no place for {{ child }} at our school ({{ number }}).',
    },
    hi: {
      subject: '{{ child }} के पंजीकरण के बारे में',
      line: 'हमें खेद है: {{ child }} के लिए हमारे स्कूल में सीट नहीं है ({{ number }})।',
    },
    ta: {
      subject: '{{ child }} இன் பதிவு பற்றி',
      line: 'வருந்துகிறோம்: எங்கள் பள்ளியில் {{ child }} க்கு இடம் இல்லை ({{ number }}).',
    },
  }),
  withdrawn: familyLetter('registration_withdrawn', {
    en: {
      subject: 'The registration of {{ child }} is withdrawn',
      line: 'The registration of {{ child }} is withdrawn ({{ number }}).',
    },
    hi: {
      subject: '{{ child }} का पंजीकरण वापस लिया गया',
      line: '{{ child }} का पंजीकरण वापस ले लिया गया है ({{ number }})।',
    },
    ta: {
      subject: '{{ child }} இன் பதிவு திரும்பப் பெறப்பட்டது',
      line: '{{ child }} இன் பதிவு திரும்பப் பெறப்பட்டது ({{ number }}).',
    },
  }),
} as const

/** Tells the office that there is a registration, and nothing of the child: that stays in the desk. */
export const registrationArrived = notificationEvent({
  name: 'students.registration_arrived',
  eventClass: 'transactional',
  values: ['number'],
  channels: ['in-app'],
  texts: {
    en: { subject: 'A registration: {{ number }}', body: 'A child was registered.' },
    hi: { subject: 'एक पंजीकरण: {{ number }}', body: 'एक बच्चे का पंजीकरण हुआ।' },
    ta: { subject: 'ஒரு பதிவு: {{ number }}', body: 'ஒரு குழந்தை பதிவு செய்யப்பட்டது.' },
  },
})

/** Tells the office what a family answered to an offered place. */
export const offerAnswered = notificationEvent({
  name: 'students.offer_answered',
  eventClass: 'transactional',
  values: ['number'],
  channels: ['in-app'],
  texts: {
    en: { subject: 'Offer answered: {{ number }}', body: 'A family accepted or declined its offered place.' },
    hi: { subject: 'प्रस्ताव का उत्तर: {{ number }}', body: 'एक परिवार ने दी गई सीट स्वीकार या अस्वीकार की।' },
    ta: { subject: 'வாய்ப்புக்குப் பதில்: {{ number }}', body: 'ஒரு குடும்பம் வழங்கிய இடத்தை ஏற்றது அல்லது மறுத்தது.' },
  },
})

/** Tells the office that one child may be registered twice. */
export const doubleArrived = notificationEvent({
  name: 'students.double_arrived',
  eventClass: 'transactional',
  values: ['number', 'other'],
  channels: ['in-app'],
  texts: {
    en: {
      subject: 'A registration to be checked: {{ number }}',
      body: '{{ number }} may be of the same child as {{ other }}.',
    },
    hi: {
      subject: 'एक पंजीकरण जाँचना है: {{ number }}',
      body: '{{ number }} शायद उसी बच्चे का है जिसका {{ other }} है।',
    },
    ta: {
      subject: 'சரிபார்க்க ஒரு பதிவு: {{ number }}',
      body: '{{ number }}, {{ other }} இரண்டும் ஒரே குழந்தையுடையதாக இருக்கலாம்.',
    },
  },
})
