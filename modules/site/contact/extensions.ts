import { notificationEvent, notificationEvents } from '#site/notifications'

/** Tells the office that there is a letter. What it says stays in the desk: it may hold anything. */
export const letterReceived = notificationEvent({
  name: 'contact.received',
  eventClass: 'transactional',
  values: ['sender', 'subject'],
  channels: ['in-app', 'e-mail'],
  texts: {
    en: {
      subject: 'A letter from {{ sender }}',
      body: '{{ sender }} wrote to the office.\n\nSubject: {{ subject }}\n\nThe letter lies in the desk:',
      short: '{{ subject }}',
    },
    hi: {
      subject: '{{ sender }} का पत्र',
      body: '{{ sender }} ने कार्यालय को लिखा है।\n\nविषय: {{ subject }}\n\nपत्र डेस्क में है:',
      short: '{{ subject }}',
    },
    ta: {
      subject: '{{ sender }} எழுதிய கடிதம்',
      body: '{{ sender }} அலுவலகத்திற்கு எழுதியுள்ளார்.\n\nபொருள்: {{ subject }}\n\nகடிதம் மேசையில் உள்ளது:',
      short: '{{ subject }}',
    },
  },
})

/** The office's answer, to whoever wrote. */
export const letterAnswered = notificationEvent({
  name: 'contact.answered',
  eventClass: 'transactional',
  values: ['sender', 'subject', 'answer', 'letter'],
  staffWords: ['answer'],
  channels: ['e-mail'],
  texts: {
    en: {
      subject: 'About your letter: {{ subject }}',
      body: 'Dear {{ sender }},\n\n{{ answer }}\n\nYou wrote:\n{{ letter }}',
    },
    hi: {
      subject: 'आपके पत्र के बारे में: {{ subject }}',
      body: 'नमस्ते {{ sender }},\n\n{{ answer }}\n\nआपने लिखा था:\n{{ letter }}',
    },
    ta: {
      subject: 'உங்கள் கடிதம் பற்றி: {{ subject }}',
      body: 'அன்புள்ள {{ sender }},\n\n{{ answer }}\n\nநீங்கள் எழுதியது:\n{{ letter }}',
    },
  },
})

export const contactExtensions = [letterReceived, letterAnswered].map((event) =>
  notificationEvents.add(event),
)
