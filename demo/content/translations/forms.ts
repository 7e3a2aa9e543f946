import type { Translated } from './translated.ts'

/** What the demo's forms say beside the labels of their document types. */
export const formTranslations: Translated = {
  '<p>Tell us how you would like to help. We will call you within a week.</p>': [
    '<p>बताइए, आप कैसे मदद करना चाहेंगे। हम एक सप्ताह के भीतर फ़ोन करेंगे।</p>',
    '<p>எப்படி உதவ விரும்புகிறீர்கள் என்று தெரிவியுங்கள். ஒரு வாரத்திற்குள் அழைப்போம்.</p>',
  ],
  Send: ['भेजें', 'அனுப்பு'],
  'Thank you': ['धन्यवाद', 'நன்றி'],
  'We received your form and will call you within a week.': [
    'आपका फ़ॉर्म हमें मिल गया है। हम एक सप्ताह के भीतर फ़ोन करेंगे।',
    'உங்கள் படிவத்தைப் பெற்றோம். ஒரு வாரத்திற்குள் அழைப்போம்.',
  ],
  'How would you like to help?': ['आप कैसे मदद करना चाहेंगे?', 'எப்படி உதவ விரும்புகிறீர்கள்?'],
  'About you': ['आपके बारे में', 'உங்களைப் பற்றி'],
  Enquiry: ['पूछताछ', 'விசாரணை'],
  'Thank you. The office will reply within two days.': [
    'धन्यवाद। कार्यालय दो दिन के भीतर जवाब देगा।',
    'நன்றி. அலுவலகம் இரண்டு நாட்களுக்குள் பதிலளிக்கும்.',
  ],
  '<p>For students. Volunteer a few hours a month and get a certificate of your hours. The office will call you within a week.</p><p>Are you 18 or older and not a student? <a href="/new/volunteer" rel="noopener">Use the form for adults</a>.</p>':
    [
      '<p>छात्रों के लिए। महीने में कुछ घंटे वॉलंटियर बनें और अपने घंटों का प्रमाणपत्र पाएँ। कार्यालय एक सप्ताह के भीतर फ़ोन करेगा।</p><p>आप 18 साल या उससे बड़े हैं और छात्र नहीं हैं? <a href="/new/volunteer" rel="noopener">वयस्कों का फ़ॉर्म भरें</a>।</p>',
      '<p>மாணவர்களுக்கு. மாதம் சில மணிநேரம் தன்னார்வலராக உதவி, உங்கள் மணிநேரத்திற்குச் சான்றிதழ் பெறுங்கள். அலுவலகம் ஒரு வாரத்திற்குள் அழைக்கும்.</p><p>உங்களுக்கு 18 வயது நிறைந்துவிட்டதா, மாணவர் இல்லையா? <a href="/new/volunteer" rel="noopener">பெரியவர்களுக்கான படிவத்தைப் பயன்படுத்தவும்</a>.</p>',
    ],
  'Parent or guardian': ['माता-पिता या अभिभावक', 'பெற்றோர் அல்லது பாதுகாவலர்'],
  'We send a link to this phone or email to ask your parent or guardian for consent': [
    'आपके माता-पिता या अभिभावक से सहमति लेने के लिए हम इस फ़ोन या ईमेल पर लिंक भेजेंगे',
    'உங்கள் பெற்றோர் அல்லது பாதுகாவலரின் ஒப்புதலைப் பெற, இந்தத் தொலைபேசி அல்லது மின்னஞ்சலுக்கு இணைப்பு அனுப்புவோம்',
  ],
  'Help us': ['हमारी मदद करें', 'எங்களுக்கு உதவுங்கள்'],
  '<p>For everyone aged 18 or older. The office will call you within a week.</p>': [
    '<p>18 साल और उससे बड़े सभी के लिए। कार्यालय एक सप्ताह के भीतर फ़ोन करेगा।</p>',
    '<p>18 வயது நிறைந்த அனைவருக்கும். அலுவலகம் ஒரு வாரத்திற்குள் அழைக்கும்.</p>',
  ],
  '<p>Tell us about your child. We save your answers, so you can stop at any time and continue later.</p>': [
    '<p>हमें अपने बच्चे के बारे में बताइए। आपके जवाब सेव होते हैं, इसलिए आप कभी भी रुककर बाद में आगे बढ़ सकते हैं।</p>',
    '<p>உங்கள் குழந்தையைப் பற்றிச் சொல்லுங்கள். உங்கள் பதில்கள் சேமிக்கப்படும்; எப்போது வேண்டுமானாலும் நிறுத்தி, பிறகு தொடரலாம்.</p>',
  ],
  'Application received': ['आवेदन मिल गया', 'விண்ணப்பம் கிடைத்தது'],
  'The office reviews it and messages you at each step. To track it, sign in with the phone number you entered.':
    [
      'कार्यालय उसे जाँचेगा और हर चरण पर आपको संदेश भेजेगा। स्थिति देखने के लिए वही फ़ोन नंबर डालकर साइन इन करें, जो आपने फ़ॉर्म में लिखा है।',
      'அலுவலகம் பரிசீலித்து ஒவ்வொரு படியிலும் செய்தி அனுப்பும். நிலையைப் பார்க்க, நீங்கள் உள்ளிட்ட தொலைபேசி எண்ணால் உள்நுழையுங்கள்.',
    ],
  'Or your child’s initial': ['या बच्चे का आद्याक्षर', 'அல்லது குழந்தையின் முதலெழுத்து'],
  'If you don’t choose, we use the next open school year': [
    'न चुनने पर अगला खुला शैक्षणिक वर्ष लिया जाएगा',
    'தேர்ந்தெடுக்காவிட்டால், அடுத்துத் திறந்துள்ள கல்வி ஆண்டு எடுத்துக்கொள்ளப்படும்',
  ],
  'For a number outside India, start with + and the country code': [
    'भारत से बाहर का नंबर + और देश के कोड से शुरू करें',
    'வெளிநாட்டு எண்ணை + மற்றும் நாட்டுக் குறியீட்டுடன் தொடங்கவும்',
  ],
  'Health and emergencies': ['स्वास्थ्य और आपात स्थिति', 'உடல்நலமும் அவசரநிலையும்'],
  'Documents and siblings': ['दस्तावेज़ और भाई-बहन', 'ஆவணங்களும் உடன்பிறந்தோரும்'],
  'Photos or PDF files. You can also bring the documents to the office.': [
    'फ़ोटो या PDF फ़ाइलें। आप दस्तावेज़ कार्यालय में भी ला सकते हैं।',
    'படங்கள் அல்லது PDF கோப்புகள். ஆவணங்களை அலுவலகத்திற்கும் கொண்டு வரலாம்.',
  ],
  'Add a row for each sibling who also joins. You don’t need another form.': [
    'साथ में दाखिला लेने वाले हर भाई-बहन के लिए एक पंक्ति जोड़ें। दूसरे फ़ॉर्म की ज़रूरत नहीं।',
    'உடன் சேரும் ஒவ்வொரு உடன்பிறந்தவருக்கும் ஒரு வரிசை சேர்க்கவும். வேறு படிவம் தேவையில்லை.',
  ],
  'Required to process the registration': ['पंजीकरण की प्रक्रिया के लिए ज़रूरी', 'பதிவைச் செயல்படுத்தத் தேவை'],
  'Add one row for each': ['हर एक के लिए एक पंक्ति जोड़ें', 'ஒவ்வொன்றுக்கும் ஒரு வரிசை சேர்க்கவும்'],
  'Add one row for each time': ['हर समय के लिए एक पंक्ति जोड़ें', 'ஒவ்வொரு நேரத்திற்கும் ஒரு வரிசை சேர்க்கவும்'],
}
