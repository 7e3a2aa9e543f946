import { notificationEvent, notificationEvents } from '#site/notifications'

/** Tells the office that something waits in the queue. */
export const postWaits = notificationEvent({
  name: 'moderation.waits',
  eventClass: 'transactional',
  values: ['title', 'kind'],
  channels: ['in-app'],
  texts: {
    en: {
      subject: 'To be looked at: {{ title }}',
      body: 'A {{ kind }} waits for a decision: “{{ title }}”.',
      short: '{{ title }}',
    },
    hi: {
      subject: 'देखना बाकी है: {{ title }}',
      body: 'एक {{ kind }} फ़ैसले की राह देख रहा है: “{{ title }}”।',
      short: '{{ title }}',
    },
    ta: {
      subject: 'பார்க்க வேண்டியது: {{ title }}',
      body: 'ஒரு {{ kind }} முடிவுக்காகக் காத்திருக்கிறது: “{{ title }}”.',
      short: '{{ title }}',
    },
  },
})

/** Tells an author that the office took something of his out of sight, and why. */
export const postHidden = notificationEvent({
  name: 'moderation.hidden',
  eventClass: 'transactional',
  values: ['title', 'reason'],
  channels: ['in-app', 'e-mail'],
  texts: {
    en: {
      subject: '“{{ title }}” is hidden',
      body: 'The office has taken “{{ title }}” out of sight.\n\nWhy: {{ reason }}\n\nIf you think that this is a mistake, please write to the office.',
      short: '“{{ title }}” is hidden: {{ reason }}',
    },
    hi: {
      subject: '“{{ title }}” छिपाया गया',
      body: 'कार्यालय ने “{{ title }}” को छिपा दिया है।\n\nकारण: {{ reason }}\n\nयदि आपको लगता है कि यह भूल है, तो कार्यालय को लिखें।',
      short: '“{{ title }}” छिपाया गया: {{ reason }}',
    },
    ta: {
      subject: '“{{ title }}” மறைக்கப்பட்டது',
      body: 'அலுவலகம் “{{ title }}” ஐ மறைத்துள்ளது.\n\nகாரணம்: {{ reason }}\n\nஇது தவறு என்று நினைத்தால், அலுவலகத்திற்கு எழுதுங்கள்.',
      short: '“{{ title }}” மறைக்கப்பட்டது: {{ reason }}',
    },
  },
})

export const moderationExtensions = [postWaits, postHidden].map((event) => notificationEvents.add(event))
