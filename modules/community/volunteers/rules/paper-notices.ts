import { notificationEvent } from '#site/notifications'

/** Tells the office that a student would like to help; the child's name stays in the document. */
export const registered = notificationEvent({
  name: 'volunteers.registered',
  eventClass: 'transactional',
  values: ['number'],
  channels: ['in-app'],
  texts: {
    en: { subject: 'A student would like to help', body: 'There is a new volunteer form: {{ number }}.' },
    hi: { subject: 'एक विद्यार्थी मदद करना चाहता है', body: 'स्वयंसेवक का नया फ़ॉर्म आया है: {{ number }}।' },
    ta: { subject: 'ஒரு மாணவர் உதவ விரும்புகிறார்', body: 'புதிய தன்னார்வலர் படிவம் வந்துள்ளது: {{ number }}.' },
  },
})

/** Asks a guardian: the link opens a page where they agree or decline. */
export const consentAsked = notificationEvent({
  name: 'volunteers.consent_asked',
  eventClass: 'transactional',
  values: ['guardian', 'child', 'until', 'link'],
  channels: [['e-mail', 'sms']],
  texts: {
    en: {
      subject: '{{ child }} would like to volunteer: your consent',
      body: 'Dear {{ guardian }},\n\n{{ child }} would like to volunteer with us and named you as parent or guardian. Agree or decline here by {{ until }}:\n\n{{ link }}\n\nNothing happens until you answer.',
      short: '{{ child }} would like to volunteer with us. Agree or decline by {{ until }}: {{ link }}',
    },
    hi: {
      subject: '{{ child }} स्वयंसेवा करना चाहते हैं: आपकी सहमति',
      body: 'नमस्ते {{ guardian }},\n\n{{ child }} हमारे साथ स्वयंसेवा करना चाहते हैं और उन्होंने आपको माता-पिता या अभिभावक बताया है। {{ until }} तक यहाँ सहमति दें या मना करें:\n\n{{ link }}\n\nआपके उत्तर तक कुछ नहीं होगा।',
      short: '{{ child }} हमारे साथ स्वयंसेवा करना चाहते हैं। {{ until }} तक सहमति दें या मना करें: {{ link }}',
    },
    ta: {
      subject: '{{ child }} தன்னார்வப் பணி செய்ய விரும்புகிறார்: உங்கள் ஒப்புதல்',
      body: 'அன்புள்ள {{ guardian }},\n\n{{ child }} எங்களுடன் தன்னார்வப் பணி செய்ய விரும்புகிறார்; உங்களைப் பெற்றோர் அல்லது பாதுகாவலர் என்று குறிப்பிட்டார். {{ until }}-க்குள் இங்கே ஒப்புக்கொள்ளுங்கள் அல்லது மறுங்கள்:\n\n{{ link }}\n\nநீங்கள் பதிலளிக்கும் வரை எதுவும் நடக்காது.',
      short:
        '{{ child }} எங்களுடன் தன்னார்வப் பணி செய்ய விரும்புகிறார். {{ until }}-க்குள் ஒப்புக்கொள்ளுங்கள் அல்லது மறுங்கள்: {{ link }}',
    },
  },
})

export const consentAnswered = notificationEvent({
  name: 'volunteers.consent_answered',
  eventClass: 'transactional',
  values: ['number'],
  channels: ['in-app'],
  texts: {
    en: { subject: 'Guardian’s answer: {{ number }}', body: 'A guardian agreed or declined.' },
    hi: { subject: 'अभिभावक का उत्तर: {{ number }}', body: 'एक अभिभावक ने सहमति दी या मना किया।' },
    ta: { subject: 'பாதுகாவலரின் பதில்: {{ number }}', body: 'ஒரு பாதுகாவலர் ஒப்புக்கொண்டார் அல்லது மறுத்தார்.' },
  },
})

export const welcomed = notificationEvent({
  name: 'volunteers.welcomed',
  eventClass: 'transactional',
  values: ['name'],
  channels: ['in-app', ['e-mail', 'sms']],
  texts: {
    en: {
      subject: 'Welcome among our volunteers',
      body: 'Dear {{ name }},\n\nwelcome! In the app, under “Volunteer”, you find the shifts that are open.',
      short: 'Welcome among our volunteers, {{ name }}! The open shifts are in the app.',
    },
    hi: {
      subject: 'हमारे स्वयंसेवकों में स्वागत है',
      body: 'नमस्ते {{ name }},\n\nस्वागत है! ऐप में “स्वयंसेवा” के नीचे खुली पारियाँ मिलेंगी।',
      short: 'हमारे स्वयंसेवकों में स्वागत है, {{ name }}! खुली पारियाँ ऐप में हैं।',
    },
    ta: {
      subject: 'எங்கள் தன்னார்வலர்களில் வரவேற்கிறோம்',
      body: 'அன்புள்ள {{ name }},\n\nவரவேற்கிறோம்! செயலியில் “தன்னார்வம்” என்பதில் திறந்த பணிநேரங்கள் உள்ளன.',
      short: 'எங்கள் தன்னார்வலர்களில் வரவேற்கிறோம், {{ name }}! பணிநேரங்கள் செயலியில் உள்ளன.',
    },
  },
})

export const hoursApproved = notificationEvent({
  name: 'volunteers.hours_approved',
  eventClass: 'transactional',
  values: ['hours', 'activity', 'day'],
  channels: ['in-app'],
  texts: {
    en: {
      subject: 'Your hours count',
      body: '{{ hours }} hours for “{{ activity }}” on {{ day }} are approved.',
    },
    hi: { subject: 'आपके घंटे जुड़ गए', body: '{{ day }} को “{{ activity }}” के {{ hours }} घंटे मंज़ूर हुए।' },
    ta: {
      subject: 'உங்கள் நேரம் கணக்கில் சேர்ந்தது',
      body: '{{ day }} அன்று “{{ activity }}” க்கான {{ hours }} மணிநேரம் ஏற்கப்பட்டது.',
    },
  },
})

export const hoursRefused = notificationEvent({
  name: 'volunteers.hours_refused',
  eventClass: 'transactional',
  values: ['hours', 'activity', 'day'],
  channels: ['in-app'],
  texts: {
    en: {
      subject: 'Hours that do not count',
      body: '{{ hours }} hours for “{{ activity }}” on {{ day }} are refused. You see why in the app.',
    },
    hi: {
      subject: 'ये घंटे नहीं जुड़े',
      body: '{{ day }} को “{{ activity }}” के {{ hours }} घंटे मंज़ूर नहीं हुए। कारण ऐप में है।',
    },
    ta: {
      subject: 'கணக்கில் சேராத நேரம்',
      body: '{{ day }} அன்று “{{ activity }}” க்கான {{ hours }} மணிநேரம் ஏற்கப்படவில்லை. காரணம் செயலியில் உள்ளது.',
    },
  },
})

export const certified = notificationEvent({
  name: 'volunteers.certified',
  eventClass: 'transactional',
  values: ['name', 'hours', 'code'],
  channels: ['in-app', 'e-mail'],
  texts: {
    en: {
      subject: 'Your certificate',
      body: 'Dear {{ name }},\n\nthis is what you gave: {{ hours }} hours. Whoever would like to be sure asks our site for {{ code }}.\n\nThank you.',
      short: 'Your certificate of {{ hours }} hours is in the app.',
    },
    hi: {
      subject: 'आपका प्रमाणपत्र',
      body: 'नमस्ते {{ name }},\n\nआपने इतना दिया: {{ hours }} घंटे। जो जाँचना चाहे, हमारी साइट पर {{ code }} पूछ सकता है।\n\nधन्यवाद।',
      short: '{{ hours }} घंटे का आपका प्रमाणपत्र ऐप में है।',
    },
    ta: {
      subject: 'உங்கள் சான்றிதழ்',
      body: 'அன்புள்ள {{ name }},\n\nநீங்கள் அளித்தது: {{ hours }} மணிநேரம். சரிபார்க்க விரும்புவோர் எங்கள் தளத்தில் {{ code }} எனக் கேட்கலாம்.\n\nநன்றி.',
      short: '{{ hours }} மணிநேரத்திற்கான உங்கள் சான்றிதழ் செயலியில் உள்ளது.',
    },
  },
})
