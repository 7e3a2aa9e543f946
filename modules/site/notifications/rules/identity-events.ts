import { notificationEvent } from './notification-event.ts'

const LIFETIME = 24 * 60
const reaches = ['sms', 'e-mail'] as const
const letters = ['e-mail', 'sms'] as const

/** The last line lets a browser fill the code in by itself, for this host alone. */
export const oneTimeCode = notificationEvent({
  name: 'identity.one_time_code',
  eventClass: 'security',
  values: ['code', 'minutes', 'host', 'name'],
  secrets: ['code'],
  lifetimeMinutes: 10,
  channels: [reaches],
  texts: {
    en: {
      subject: 'Your code',
      body: 'Your code is {{ code }}. It is good for {{ minutes }} minutes. Give it to nobody, not even to us.',
      short:
        '{{ code }} is your code. It is good for {{ minutes }} minutes. Give it to nobody.\n\n@{{ host }} #{{ code }}',
    },
    hi: {
      subject: 'आपका कोड',
      body: 'आपका कोड {{ code }} है। यह {{ minutes }} मिनट तक चलेगा। इसे किसी को न बताएँ, हमें भी नहीं।',
      short:
        '{{ code }} आपका कोड है। यह {{ minutes }} मिनट तक चलेगा। इसे किसी को न बताएँ।\n\n@{{ host }} #{{ code }}',
    },
    ta: {
      subject: 'உங்கள் குறியீடு',
      body: 'உங்கள் குறியீடு {{ code }}. இது {{ minutes }} நிமிடங்களுக்குச் செல்லும். இதை யாருக்கும், எங்களுக்கும் கூட, சொல்ல வேண்டாம்.',
      short:
        '{{ code }} உங்கள் குறியீடு. இது {{ minutes }} நிமிடங்களுக்குச் செல்லும். யாருக்கும் சொல்ல வேண்டாம்.\n\n@{{ host }} #{{ code }}',
    },
  },
})

export const resetPassword = notificationEvent({
  name: 'identity.reset_password',
  eventClass: 'security',
  values: ['link', 'hours', 'host', 'name'],
  secrets: ['link'],
  lifetimeMinutes: LIFETIME,
  channels: [letters],
  texts: {
    en: {
      subject: 'A new password',
      body: 'Hello {{ name }},\n\nsomebody asked for a new password for you at {{ host }}. If it was you, choose one here within {{ hours }} h:\n\n{{ link }}\n\nIf it was not you, do nothing: your password stays as it is.',
      short: 'A new password at {{ host }}, within {{ hours }} h: {{ link }}',
    },
    hi: {
      subject: 'नया पासवर्ड',
      body: 'नमस्ते {{ name }},\n\nकिसी ने {{ host }} पर आपके लिए नया पासवर्ड माँगा है। अगर यह आप थे, तो {{ hours }} घंटे के भीतर यहाँ चुनें:\n\n{{ link }}\n\nअगर यह आप नहीं थे, तो कुछ न करें: आपका पासवर्ड वही रहेगा।',
      short: '{{ host }} पर नया पासवर्ड, {{ hours }} घंटे के भीतर: {{ link }}',
    },
    ta: {
      subject: 'புதிய கடவுச்சொல்',
      body: 'வணக்கம் {{ name }},\n\n{{ host }} தளத்தில் உங்களுக்குப் புதிய கடவுச்சொல் கேட்கப்பட்டுள்ளது. கேட்டது நீங்கள் என்றால், {{ hours }} மணி நேரத்திற்குள் இங்கே தேர்ந்தெடுங்கள்:\n\n{{ link }}\n\nநீங்கள் கேட்கவில்லை என்றால் எதுவும் செய்ய வேண்டாம்: உங்கள் கடவுச்சொல் மாறாது.',
      short: '{{ host }}: புதிய கடவுச்சொல், {{ hours }} மணி நேரத்திற்குள்: {{ link }}',
    },
  },
})

export const welcome = notificationEvent({
  name: 'identity.welcome',
  eventClass: 'security',
  values: ['link', 'hours', 'host', 'name'],
  secrets: ['link'],
  lifetimeMinutes: LIFETIME,
  channels: [letters],
  texts: {
    en: {
      subject: 'Welcome',
      body: 'Hello {{ name }},\n\nyou have an account at {{ host }} now. Choose your password here within {{ hours }} h:\n\n{{ link }}',
      short: 'Welcome to {{ host }}. Choose your password within {{ hours }} h: {{ link }}',
    },
    hi: {
      subject: 'स्वागत है',
      body: 'नमस्ते {{ name }},\n\n{{ host }} पर अब आपका खाता है। {{ hours }} घंटे के भीतर यहाँ अपना पासवर्ड चुनें:\n\n{{ link }}',
      short: '{{ host }} पर स्वागत है। {{ hours }} घंटे के भीतर पासवर्ड चुनें: {{ link }}',
    },
    ta: {
      subject: 'நல்வரவு',
      body: 'வணக்கம் {{ name }},\n\n{{ host }} தளத்தில் உங்களுக்கு இப்போது ஒரு கணக்கு உள்ளது. {{ hours }} மணி நேரத்திற்குள் இங்கே உங்கள் கடவுச்சொல்லைத் தேர்ந்தெடுங்கள்:\n\n{{ link }}',
      short: '{{ host }} நல்வரவு. {{ hours }} மணி நேரத்திற்குள் கடவுச்சொல்லைத் தேர்ந்தெடுங்கள்: {{ link }}',
    },
  },
})
