import { notificationEvent } from '#site/notifications'

const values = ['name', 'amount', 'day', 'year', 'class', 'fee'] as const
const channels = ['in-app', ['e-mail', 'sms']] as const

/** A week before an instalment's day. */
export const feeDueSoon = notificationEvent({
  name: 'fees.due_soon',
  eventClass: 'transactional',
  values,
  channels,
  texts: {
    en: {
      subject: '{{ amount }} of the school fees is due on {{ day }}',
      body: 'Dear {{ name }},\n\n{{ amount }} of the fees for {{ class }}, {{ year }}, is due on {{ day }}. You can pay it in the app, or at the office. Its number is {{ fee }}.',
      short: 'School fees: {{ amount }} is due on {{ day }} ({{ fee }}).',
    },
    hi: {
      subject: 'स्कूल फ़ीस के {{ amount }} {{ day }} को देने हैं',
      body: 'नमस्ते {{ name }},\n\n{{ year }} में {{ class }} की फ़ीस के {{ amount }} {{ day }} को देने हैं। आप इन्हें ऐप में या कार्यालय में दे सकते हैं। संख्या {{ fee }} है।',
      short: 'स्कूल फ़ीस: {{ amount }} {{ day }} को देने हैं ({{ fee }})।',
    },
    ta: {
      subject: 'பள்ளிக் கட்டணத்தில் {{ amount }} {{ day }} அன்று செலுத்த வேண்டும்',
      body: 'அன்புள்ள {{ name }},\n\n{{ year }}, {{ class }} கட்டணத்தில் {{ amount }} {{ day }} அன்று செலுத்த வேண்டும். செயலியிலோ அலுவலகத்திலோ செலுத்தலாம். எண் {{ fee }}.',
      short: 'பள்ளிக் கட்டணம்: {{ amount }} {{ day }} அன்று செலுத்த வேண்டும் ({{ fee }}).',
    },
  },
})

/** The days of grace are over. */
export const feeLate = notificationEvent({
  name: 'fees.late',
  eventClass: 'transactional',
  values,
  channels,
  texts: {
    en: {
      subject: '{{ amount }} of the school fees is late',
      body: 'Dear {{ name }},\n\n{{ amount }} of the fees for {{ class }}, {{ year }}, was due on {{ day }} and has not arrived; a late fee is in it where the schedule has one. Its number is {{ fee }}. If you cannot pay now, please talk to the office.',
      short: 'School fees: {{ amount }} was due on {{ day }} ({{ fee }}). Please pay, or talk to the office.',
    },
    hi: {
      subject: 'स्कूल फ़ीस के {{ amount }} समय पर नहीं आए',
      body: 'नमस्ते {{ name }},\n\n{{ year }} में {{ class }} की फ़ीस के {{ amount }} {{ day }} को देने थे और अब तक नहीं आए; जहाँ नियम है, विलंब शुल्क इसमें जुड़ा है। संख्या {{ fee }} है। अभी नहीं दे सकते तो कार्यालय से बात करें।',
      short: 'स्कूल फ़ीस: {{ amount }} {{ day }} को देने थे ({{ fee }})। कृपया दें, या कार्यालय से बात करें।',
    },
    ta: {
      subject: 'பள்ளிக் கட்டணத்தில் {{ amount }} தாமதமாகிவிட்டது',
      body: 'அன்புள்ள {{ name }},\n\n{{ year }}, {{ class }} கட்டணத்தில் {{ amount }} {{ day }} அன்று செலுத்த வேண்டியிருந்தது; இன்னும் வரவில்லை. விதி இருந்தால் தாமதக் கட்டணம் இதில் சேர்ந்துள்ளது. எண் {{ fee }}. இப்போது செலுத்த முடியாவிட்டால் அலுவலகத்துடன் பேசுங்கள்.',
      short:
        'பள்ளிக் கட்டணம்: {{ amount }} {{ day }} அன்று செலுத்த வேண்டியிருந்தது ({{ fee }}). செலுத்துங்கள், அல்லது அலுவலகத்துடன் பேசுங்கள்.',
    },
  },
})
