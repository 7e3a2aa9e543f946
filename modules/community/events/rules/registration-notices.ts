import { notificationEvents } from '#site/notifications'
import { cancelledNotices } from './cancelled-notices.ts'
import { peopleCancelledNotices } from './people-cancelled-notices.ts'
import { registrationNotice } from './registration-notice.ts'

export const registrationConfirmed = registrationNotice('confirmed', {
  en: {
    subject: 'You are coming: {{ event }}',
    body: 'Dear {{ contact }},\n\nyour registration {{ number }} for “{{ event }}” is confirmed: {{ day }}, {{ venue }}. Seats: {{ seats }}.\n\nShow the tickets at the door, on paper or on the telephone.',
    short: '“{{ event }}” on {{ day }} is confirmed. Seats: {{ seats }}. Number {{ number }}.',
  },
  hi: {
    subject: 'आप आ रहे हैं: {{ event }}',
    body: 'नमस्ते {{ contact }},\n\n“{{ event }}” के लिए आपका पंजीकरण {{ number }} पक्का है: {{ seats }} सीटें, {{ day }}, {{ venue }}।\n\nदरवाज़े पर टिकट दिखाएँ, काग़ज़ पर या फ़ोन पर।',
    short: '“{{ event }}”, {{ day }}: {{ seats }} सीटें पक्की। संख्या {{ number }}।',
  },
  ta: {
    subject: 'நீங்கள் வருகிறீர்கள்: {{ event }}',
    body: 'அன்புள்ள {{ contact }},\n\n“{{ event }}” க்கான உங்கள் பதிவு {{ number }} உறுதியானது: {{ seats }} இருக்கைகள், {{ day }}, {{ venue }}.\n\nவாசலில் டிக்கெட்டுகளைக் காட்டுங்கள், தாளிலோ தொலைபேசியிலோ.',
    short: '“{{ event }}”, {{ day }}: {{ seats }} இருக்கைகள் உறுதி. எண் {{ number }}.',
  },
})

export const registrationWaits = registrationNotice('waitlisted', {
  en: {
    subject: 'On the waiting list: {{ event }}',
    body: 'Dear {{ contact }},\n\nall seats of “{{ event }}” are taken. You are on the waiting list (seats: {{ seats }}, number {{ number }}). We write as soon as some come free; nothing else is to be done.',
    short: '“{{ event }}”: you are on the waiting list. Seats: {{ seats }}. We write when some come free.',
  },
  hi: {
    subject: 'प्रतीक्षा सूची में: {{ event }}',
    body: 'नमस्ते {{ contact }},\n\n“{{ event }}” की सारी सीटें भर गई हैं। आप {{ seats }} सीटों के लिए प्रतीक्षा सूची में हैं (संख्या {{ number }})। सीटें खाली होते ही हम लिखेंगे; और कुछ नहीं करना है।',
    short: '“{{ event }}”: आप {{ seats }} सीटों के लिए प्रतीक्षा सूची में हैं। खाली होते ही हम लिखेंगे।',
  },
  ta: {
    subject: 'காத்திருப்போர் பட்டியலில்: {{ event }}',
    body: 'அன்புள்ள {{ contact }},\n\n“{{ event }}” இன் எல்லா இருக்கைகளும் நிரம்பின. {{ seats }} இருக்கைகளுக்காகக் காத்திருப்போர் பட்டியலில் இருக்கிறீர்கள் (எண் {{ number }}). இருக்கைகள் கிடைத்ததும் எழுதுவோம்; வேறு எதுவும் செய்ய வேண்டாம்.',
    short: '“{{ event }}”: {{ seats }} இருக்கைகளுக்குக் காத்திருக்கிறீர்கள். கிடைத்ததும் எழுதுவோம்.',
  },
})

export const registrationOffered = registrationNotice('offered', {
  en: {
    subject: 'Seats for you: {{ event }}',
    body: 'Dear {{ contact }},\n\nseats of “{{ event }}” came free and are kept for you until {{ until }} (seats: {{ seats }}). Take them before then; after that they go to whoever is next.\n\nPrice: {{ amount }}. Number {{ number }}.',
    short: '“{{ event }}”: seats are kept for you until {{ until }} (seats: {{ seats }}).',
  },
  hi: {
    subject: 'आपके लिए सीटें: {{ event }}',
    body: 'नमस्ते {{ contact }},\n\n“{{ event }}” की सीटें खाली हुई हैं, और {{ seats }} सीटें {{ until }} तक आपके लिए रखी हैं। उससे पहले ले लें; उसके बाद वे अगले को मिलेंगी।\n\nकीमत: {{ amount }}। संख्या {{ number }}।',
    short: '“{{ event }}”: {{ seats }} सीटें {{ until }} तक आपके लिए रखी हैं।',
  },
  ta: {
    subject: 'உங்களுக்கு இருக்கைகள்: {{ event }}',
    body: 'அன்புள்ள {{ contact }},\n\n“{{ event }}” இல் இருக்கைகள் காலியாயின; {{ seats }} இருக்கைகள் {{ until }} வரை உங்களுக்காக வைக்கப்பட்டுள்ளன. அதற்குள் எடுத்துக்கொள்ளுங்கள்; பிறகு அடுத்தவருக்குச் செல்லும்.\n\nவிலை: {{ amount }}. எண் {{ number }}.',
    short: '“{{ event }}”: {{ seats }} இருக்கைகள் {{ until }} வரை உங்களுக்காக.',
  },
})

export const registrationLapsed = registrationNotice('lapsed', {
  en: {
    subject: 'No longer kept: {{ event }}',
    body: 'Dear {{ contact }},\n\nyour registration {{ number }} for “{{ event }}” has lapsed: the seats were not taken or paid for in time, or none came free. You can register again as long as there are seats.',
    short: '“{{ event }}”: your registration {{ number }} has lapsed. You can register again.',
  },
  hi: {
    subject: 'अब नहीं रखी हैं: {{ event }}',
    body: 'नमस्ते {{ contact }},\n\n“{{ event }}” के लिए आपका पंजीकरण {{ number }} समाप्त हो गया: सीटें समय पर ली या चुकाई नहीं गईं, या कोई खाली नहीं हुई। जब तक सीटें हैं, आप फिर से पंजीकरण करा सकते हैं।',
    short: '“{{ event }}”: पंजीकरण {{ number }} समाप्त हुआ। आप फिर से करा सकते हैं।',
  },
  ta: {
    subject: 'இனி வைக்கப்படவில்லை: {{ event }}',
    body: 'அன்புள்ள {{ contact }},\n\n“{{ event }}” க்கான உங்கள் பதிவு {{ number }} காலாவதியானது: இருக்கைகள் உரிய நேரத்தில் எடுக்கப்படவோ பணம் செலுத்தப்படவோ இல்லை, அல்லது எதுவும் காலியாகவில்லை. இருக்கைகள் இருக்கும் வரை மீண்டும் பதிவு செய்யலாம்.',
    short: '“{{ event }}”: பதிவு {{ number }} காலாவதியானது. மீண்டும் பதிவு செய்யலாம்.',
  },
})

export const registrationReminder = registrationNotice('reminder', {
  en: {
    subject: 'Tomorrow: {{ event }}',
    body: 'Dear {{ contact }},\n\n“{{ event }}” is tomorrow: {{ day }}, {{ venue }}. Seats: {{ seats }}; have the tickets at hand. If you cannot come, please cancel, so that somebody who waits can.',
    short: 'Tomorrow: “{{ event }}”, {{ day }}, {{ venue }}.',
  },
  hi: {
    subject: 'कल: {{ event }}',
    body: 'नमस्ते {{ contact }},\n\n“{{ event }}” कल है: {{ day }}, {{ venue }}। {{ seats }} सीटें आपकी हैं; टिकट साथ रखें। न आ सकें तो कृपया रद्द करें, ताकि कोई प्रतीक्षा करने वाला आ सके।',
    short: 'कल: “{{ event }}”, {{ day }}, {{ venue }}।',
  },
  ta: {
    subject: 'நாளை: {{ event }}',
    body: 'அன்புள்ள {{ contact }},\n\n“{{ event }}” நாளை: {{ day }}, {{ venue }}. {{ seats }} இருக்கைகள் உங்களுடையவை; டிக்கெட்டுகளைக் கையில் வைத்திருங்கள். வர முடியாவிட்டால் ரத்து செய்யுங்கள்; காத்திருக்கும் ஒருவர் வரலாம்.',
    short: 'நாளை: “{{ event }}”, {{ day }}, {{ venue }}.',
  },
})

const all = [
  ...[registrationConfirmed, registrationWaits, registrationOffered],
  ...[registrationLapsed, registrationReminder, ...cancelledNotices],
  ...peopleCancelledNotices,
]

export const noticeExtensions = all.flatMap(({ toUser, toGuest }) => [
  notificationEvents.add(toUser),
  notificationEvents.add(toGuest),
])
