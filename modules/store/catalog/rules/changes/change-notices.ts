import { notificationEvent } from '#site/notifications'

/** Told to the office when a seller changed what it reviews. */
export const changeWaits = notificationEvent({
  name: 'catalog.change_waits',
  eventClass: 'transactional',
  values: ['product'],
  channels: ['in-app'],
  texts: {
    en: {
      subject: 'A product change waits for review: {{ product }}',
      body: 'Its seller has changed what shoppers read of “{{ product }}”. The product stays as it is until you accept the change.',
    },
    hi: {
      subject: 'उत्पाद का बदलाव जाँच के लिए है: {{ product }}',
      body: 'विक्रेता ने “{{ product }}” के बारे में दी गई जानकारी बदली है। जब तक आप इसे स्वीकार नहीं करते, उत्पाद वैसा ही रहेगा।',
    },
    ta: {
      subject: 'பொருள் மாற்றம் பரிசீலனைக்குக் காத்திருக்கிறது: {{ product }}',
      body: 'விற்பனையாளர் “{{ product }}” பற்றிய தகவலை மாற்றியுள்ளார். நீங்கள் ஏற்கும் வரை பொருள் அப்படியே இருக்கும்.',
    },
  },
})

/** Told to whoever runs the business: shoppers see it from now on. */
export const changeAccepted = notificationEvent({
  name: 'catalog.change_accepted',
  eventClass: 'transactional',
  values: ['product'],
  channels: ['in-app', 'e-mail'],
  texts: {
    en: {
      subject: 'Your change is live: {{ product }}',
      body: 'The office accepted your change of “{{ product }}”. Shoppers see it now.',
    },
    hi: {
      subject: 'आपका बदलाव चालू हो गया: {{ product }}',
      body: 'कार्यालय ने “{{ product }}” में आपका बदलाव स्वीकार किया। ग्राहक अब इसे देखते हैं।',
    },
    ta: {
      subject: 'உங்கள் மாற்றம் நேரலையில்: {{ product }}',
      body: '“{{ product }}” பொருளில் உங்கள் மாற்றத்தை அலுவலகம் ஏற்றது. வாடிக்கையாளர்கள் இப்போது அதைக் காண்கிறார்கள்.',
    },
  },
})

export const changeRefused = notificationEvent({
  name: 'catalog.change_refused',
  eventClass: 'transactional',
  values: ['product', 'answer'],
  channels: ['in-app', 'e-mail'],
  texts: {
    en: {
      subject: 'Your change was not accepted: {{ product }}',
      body: 'The office did not accept your change of “{{ product }}”. The product stays as it was.\n\n{{ answer }}',
    },
    hi: {
      subject: 'आपका बदलाव स्वीकार नहीं हुआ: {{ product }}',
      body: 'कार्यालय ने “{{ product }}” में आपका बदलाव स्वीकार नहीं किया। उत्पाद पहले जैसा है।\n\n{{ answer }}',
    },
    ta: {
      subject: 'உங்கள் மாற்றம் ஏற்கப்படவில்லை: {{ product }}',
      body: '“{{ product }}” பொருளில் உங்கள் மாற்றத்தை அலுவலகம் ஏற்கவில்லை. பொருள் முன்பு போலவே இருக்கிறது.\n\n{{ answer }}',
    },
  },
})
