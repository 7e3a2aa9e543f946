import { notificationEvent } from '#site/notifications'

/** A child goes on: its guardians are told, each once. */
export const studentRenewed = notificationEvent({
  name: 'renewals.renewed',
  eventClass: 'transactional',
  values: ['name', 'child', 'year', 'class', 'by'],
  channels: ['in-app', ['e-mail', 'sms']],
  texts: {
    en: {
      subject: '{{ child }} is renewed for {{ year }}',
      body: 'Dear {{ name }},\n\n{{ child }} has a place in {{ class }} for {{ year }}; {{ by }} renewed it. If this is wrong, please tell the office.',
      short: '{{ child }} has a place in {{ class }} for {{ year }} (renewed by {{ by }}).',
    },
    hi: {
      subject: '{{ year }} के लिए {{ child }} का नवीनीकरण हो गया',
      body: 'नमस्ते {{ name }},\n\n{{ year }} में {{ class }} में {{ child }} की जगह पक्की है; नवीनीकरण {{ by }} ने किया। अगर यह ग़लत है तो कार्यालय को बताएँ।',
      short: '{{ year }} में {{ class }} में {{ child }} की जगह पक्की है (नवीनीकरण: {{ by }})।',
    },
    ta: {
      subject: '{{ year }} க்கு {{ child }} புதுப்பிக்கப்பட்டது',
      body: 'அன்புள்ள {{ name }},\n\n{{ year }} இல் {{ class }} வகுப்பில் {{ child }} க்கு இடம் உண்டு; புதுப்பித்தவர் {{ by }}. இது தவறெனில் அலுவலகத்திடம் சொல்லுங்கள்.',
      short: '{{ year }} இல் {{ class }} வகுப்பில் {{ child }} க்கு இடம் உண்டு (புதுப்பித்தவர்: {{ by }}).',
    },
  },
})
