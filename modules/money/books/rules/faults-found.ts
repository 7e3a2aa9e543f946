import { notificationEvent } from '#site/notifications'

/** The books do not close: whoever looks after them is told in the morning. */
export const faultsFound = notificationEvent({
  name: 'books.faults_found',
  eventClass: 'transactional',
  values: ['count', 'checks'],
  channels: ['in-app', 'e-mail'],
  texts: {
    en: {
      subject: 'The books do not close: {{ count }} to look at',
      body: 'Last night’s look through the books found {{ count }} entries that are not as they must be.\n\n{{ checks }}\n\nThe list is in the desk:',
      short: '{{ count }} to look at',
    },
    hi: {
      subject: 'बही-खाते का मिलान नहीं हुआ: {{ count }} बातें देखनी हैं',
      body: 'रात की जाँच में {{ count }} बातें ऐसी मिलीं जो ठीक नहीं हैं।\n\n{{ checks }}\n\nसूची डेस्क में है:',
      short: '{{ count }} बातें देखनी हैं',
    },
    ta: {
      subject: 'கணக்குகள் பொருந்தவில்லை: {{ count }} பார்க்க வேண்டும்',
      body: 'நேற்றிரவு நடந்த சரிபார்ப்பில் {{ count }} பிழைகள் கண்டறியப்பட்டன.\n\n{{ checks }}\n\nபட்டியல் மேசையில் உள்ளது:',
      short: '{{ count }} பார்க்க வேண்டும்',
    },
  },
})
