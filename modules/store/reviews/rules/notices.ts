import { notificationEvent } from '#site/notifications'

const told = { eventClass: 'transactional', channels: ['in-app', 'e-mail'] } as const

export const reviewPublished = notificationEvent({
  ...{ name: 'reviews.published', ...told, values: ['product', 'link'] },
  texts: {
    en: {
      subject: 'Your review is published: {{ product }}',
      body: 'Thank you. Everybody can read now what you think of “{{ product }}”.\n\n{{ link }}',
      short: 'Your review of “{{ product }}” is published.',
    },
    hi: {
      subject: 'आपकी समीक्षा प्रकाशित हुई: {{ product }}',
      body: 'धन्यवाद। “{{ product }}” के बारे में आपकी राय अब सब पढ़ सकते हैं।\n\n{{ link }}',
      short: '“{{ product }}” की आपकी समीक्षा प्रकाशित हुई।',
    },
    ta: {
      subject: 'உங்கள் மதிப்புரை வெளியானது: {{ product }}',
      body: 'நன்றி. “{{ product }}” பற்றி நீங்கள் எழுதியதை இப்போது அனைவரும் படிக்கலாம்.\n\n{{ link }}',
      short: '“{{ product }}” பற்றிய உங்கள் மதிப்புரை வெளியானது.',
    },
  },
})

export const reviewRejected = notificationEvent({
  ...{ name: 'reviews.rejected', ...told, values: ['product', 'reason', 'link'] },
  texts: {
    en: {
      subject: 'Your review is not published: {{ product }}',
      body: 'The office does not publish your review of “{{ product }}”.\n\nWhy: {{ reason }}\n\nYou can change it and send it again.\n\n{{ link }}',
      short: 'Your review of “{{ product }}” is not published: {{ reason }}',
    },
    hi: {
      subject: 'आपकी समीक्षा प्रकाशित नहीं हुई: {{ product }}',
      body: 'कार्यालय “{{ product }}” की आपकी समीक्षा प्रकाशित नहीं करता।\n\nकारण: {{ reason }}\n\nआप इसे बदलकर फिर भेज सकते हैं।\n\n{{ link }}',
      short: '“{{ product }}” की आपकी समीक्षा प्रकाशित नहीं हुई: {{ reason }}',
    },
    ta: {
      subject: 'உங்கள் மதிப்புரை வெளியிடப்படவில்லை: {{ product }}',
      body: '“{{ product }}” பற்றிய உங்கள் மதிப்புரையை அலுவலகம் வெளியிடவில்லை.\n\nகாரணம்: {{ reason }}\n\nமாற்றி மீண்டும் அனுப்பலாம்.\n\n{{ link }}',
      short: '“{{ product }}” பற்றிய உங்கள் மதிப்புரை வெளியிடப்படவில்லை: {{ reason }}',
    },
  },
})

/** A question or an answer that nobody sees. */
export const wordsRejected = notificationEvent({
  ...{ name: 'reviews.words_rejected', ...told, values: ['product', 'reason'] },
  texts: {
    en: {
      subject: 'What you wrote is not shown: {{ product }}',
      body: 'The office does not show what you wrote below “{{ product }}”.\n\nWhy: {{ reason }}',
      short: 'What you wrote below “{{ product }}” is not shown: {{ reason }}',
    },
    hi: {
      subject: 'आपका लिखा नहीं दिखता: {{ product }}',
      body: '“{{ product }}” के नीचे आपका लिखा कार्यालय नहीं दिखाता।\n\nकारण: {{ reason }}',
      short: '“{{ product }}” के नीचे आपका लिखा नहीं दिखता: {{ reason }}',
    },
    ta: {
      subject: 'நீங்கள் எழுதியது காட்டப்படவில்லை: {{ product }}',
      body: '“{{ product }}” கீழே நீங்கள் எழுதியதை அலுவலகம் காட்டவில்லை.\n\nகாரணம்: {{ reason }}',
      short: '“{{ product }}” கீழே நீங்கள் எழுதியது காட்டப்படவில்லை: {{ reason }}',
    },
  },
})

export const questionAnswered = notificationEvent({
  ...{ name: 'reviews.question_answered', ...told, values: ['product', 'who', 'answer', 'link'] },
  texts: {
    en: {
      subject: 'Your question has an answer: {{ product }}',
      body: '{{ who }} answered your question about “{{ product }}”:\n\n{{ answer }}\n\n{{ link }}',
      short: '{{ who }} answered your question about “{{ product }}”.',
    },
    hi: {
      subject: 'आपके सवाल का जवाब आया: {{ product }}',
      body: '“{{ product }}” के बारे में आपके सवाल पर {{ who }} का जवाब:\n\n{{ answer }}\n\n{{ link }}',
      short: '“{{ product }}” के बारे में आपके सवाल पर {{ who }} का जवाब आया।',
    },
    ta: {
      subject: 'உங்கள் கேள்விக்குப் பதில் வந்தது: {{ product }}',
      body: '“{{ product }}” பற்றிய உங்கள் கேள்விக்கு {{ who }} அளித்த பதில்:\n\n{{ answer }}\n\n{{ link }}',
      short: '“{{ product }}” பற்றிய உங்கள் கேள்விக்கு {{ who }} பதிலளித்தார்.',
    },
  },
})

/** Tells who sells a product that a buyer thinks something of it: the desk shows it, and takes his answer. */
export const productReviewed = notificationEvent({
  ...{ name: 'reviews.product_reviewed', ...told, values: ['product', 'who', 'stars'] },
  texts: {
    en: {
      subject: 'A review of {{ product }}',
      body: '{{ who }} gives “{{ product }}” {{ stars }} of 5 stars. You can answer the review in the desk; everybody reads your answer.',
      short: '{{ who }} gives “{{ product }}” {{ stars }} of 5 stars.',
    },
    hi: {
      subject: '{{ product }} की समीक्षा',
      body: '{{ who }} ने “{{ product }}” को 5 में से {{ stars }} तारे दिए। डेस्क में आप जवाब दे सकते हैं; आपका जवाब सब पढ़ते हैं।',
      short: '{{ who }} ने “{{ product }}” को 5 में से {{ stars }} तारे दिए।',
    },
    ta: {
      subject: '{{ product }} பற்றிய மதிப்புரை',
      body: '{{ who }} “{{ product }}” க்கு 5 இல் {{ stars }} நட்சத்திரங்கள் அளித்துள்ளார். மேசையில் பதிலளிக்கலாம்; உங்கள் பதிலை அனைவரும் படிப்பார்கள்.',
      short: '{{ who }} “{{ product }}” க்கு 5 இல் {{ stars }} நட்சத்திரங்கள் அளித்துள்ளார்.',
    },
  },
})

/** Tells who sells a product that somebody asks about it: its page takes his answer. */
export const productAsked = notificationEvent({
  ...{ name: 'reviews.product_asked', ...told, values: ['product', 'who', 'question', 'link'] },
  texts: {
    en: {
      subject: 'A question about {{ product }}',
      body: '{{ who }} asks about “{{ product }}”:\n\n{{ question }}\n\nAnswer it on the page of the product:\n\n{{ link }}',
      short: '{{ who }} asks about “{{ product }}”.',
    },
    hi: {
      subject: '{{ product }} के बारे में सवाल',
      body: '{{ who }} “{{ product }}” के बारे में पूछते हैं:\n\n{{ question }}\n\nउत्पाद के पेज पर जवाब दें:\n\n{{ link }}',
      short: '{{ who }} “{{ product }}” के बारे में पूछते हैं।',
    },
    ta: {
      subject: '{{ product }} பற்றிய கேள்வி',
      body: '{{ who }} “{{ product }}” பற்றிக் கேட்கிறார்:\n\n{{ question }}\n\nபொருளின் பக்கத்தில் பதிலளியுங்கள்:\n\n{{ link }}',
      short: '{{ who }} “{{ product }}” பற்றிக் கேட்கிறார்.',
    },
  },
})

/** Tells the office that something waits to be looked at. */
export const postWaits = notificationEvent({
  ...{ name: 'reviews.waits', eventClass: 'transactional', channels: ['in-app'], values: ['product', 'who'] },
  texts: {
    en: {
      subject: 'To be looked at: {{ product }}',
      body: '{{ who }} wrote something below “{{ product }}”.',
    },
    hi: { subject: 'देखना बाकी है: {{ product }}', body: '{{ who }} ने “{{ product }}” के नीचे कुछ लिखा है।' },
    ta: {
      subject: 'பார்க்க வேண்டியது: {{ product }}',
      body: '{{ who }} “{{ product }}” கீழே ஏதோ எழுதியுள்ளார்.',
    },
  },
})

/** Asks a buyer once for each order; by mail only those who wish for such letters. */
export const invitation = notificationEvent({
  name: 'reviews.invitation',
  eventClass: 'promotional',
  values: ['product', 'number', 'link'],
  channels: ['in-app', 'e-mail'],
  texts: {
    en: {
      subject: 'How is it? {{ product }}',
      body: '“{{ product }}” of your order {{ number }} has been with you for some days. What do you think of it? A few words help others to choose, and the stall to do better.\n\n{{ link }}\n\nWe ask once for each order.',
      short: 'How is “{{ product }}”? A few words help others to choose.',
    },
    hi: {
      subject: 'कैसा लगा? {{ product }}',
      body: 'आपके ऑर्डर {{ number }} का “{{ product }}” कुछ दिनों से आपके पास है। आपको कैसा लगा? थोड़े शब्द दूसरों को चुनने में और स्टॉल को बेहतर होने में मदद करते हैं।\n\n{{ link }}\n\nहर ऑर्डर के लिए हम एक ही बार पूछते हैं।',
      short: '“{{ product }}” कैसा लगा? थोड़े शब्द दूसरों को चुनने में मदद करते हैं।',
    },
    ta: {
      subject: 'எப்படி இருக்கிறது? {{ product }}',
      body: 'உங்கள் ஆர்டர் {{ number }} இன் “{{ product }}” சில நாட்களாக உங்களிடம் உள்ளது. எப்படி இருக்கிறது? சில வார்த்தைகள் மற்றவர்கள் தேர்ந்தெடுக்கவும் கடை மேம்படவும் உதவும்.\n\n{{ link }}\n\nஒவ்வோர் ஆர்டருக்கும் ஒரு முறை மட்டுமே கேட்போம்.',
      short: '“{{ product }}” எப்படி இருக்கிறது? சில வார்த்தைகள் மற்றவர்கள் தேர்ந்தெடுக்க உதவும்.',
    },
  },
})
