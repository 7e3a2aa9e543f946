import type { Translated } from './translated.ts'

/** What the demo's forms say beside the labels of their document types. */
export const formTranslations: Translated = {
  '<p>Tell us how you would like to help. We call you within a week.</p>': [
    '<p>बताइए, आप कैसे मदद करना चाहेंगे। हम एक सप्ताह के भीतर फ़ोन करेंगे।</p>',
    '<p>நீங்கள் எப்படி உதவ விரும்புகிறீர்கள் என்று சொல்லுங்கள். ஒரு வாரத்துக்குள் அழைப்போம்.</p>',
  ],
  Send: ['भेजें', 'அனுப்பு'],
  'Thank you': ['धन्यवाद', 'நன்றி'],
  'We have your form, and will call you within a week.': [
    'आपका फ़ॉर्म हमें मिल गया है; हम एक सप्ताह के भीतर आपको फ़ोन करेंगे।',
    'உங்கள் படிவம் கிடைத்தது; ஒரு வாரத்துக்குள் உங்களை அழைப்போம்.',
  ],
  'How you would help': ['आप कैसे मदद करेंगे', 'நீங்கள் எப்படி உதவுவீர்கள்'],
  'About you': ['आपके बारे में', 'உங்களைப் பற்றி'],
  Enquiry: ['पूछताछ', 'விசாரணை'],
  'Thank you. The office answers within two days.': [
    'धन्यवाद। कार्यालय दो दिन के भीतर उत्तर देगा।',
    'நன்றி. அலுவலகம் இரண்டு நாட்களுக்குள் பதில் தரும்.',
  ],
  '<p>For students. You help a few hours a month, and get a certificate of every one of them. The office calls you within a week.</p><p>Are you 18 or older and not a student? <a href="/new/volunteer" rel="noopener">Use the form for adults</a>.</p>':
    [
      '<p>विद्यार्थियों के लिए। आप महीने में कुछ घंटे मदद करते हैं, और हर घंटे का प्रमाणपत्र पाते हैं। कार्यालय एक सप्ताह के भीतर फ़ोन करेगा।</p><p>आप 18 साल या उससे बड़े हैं और विद्यार्थी नहीं हैं? <a href="/new/volunteer" rel="noopener">बड़ों का फ़ॉर्म भरें</a>।</p>',
      '<p>மாணவர்களுக்கு. மாதம் சில மணிநேரம் உதவுவீர்கள்; ஒவ்வொரு மணிநேரத்துக்கும் சான்றிதழ் உண்டு. அலுவலகம் ஒரு வாரத்துக்குள் அழைக்கும்.</p><p>உங்களுக்கு 18 வயது நிறைந்துவிட்டதா, மாணவர் இல்லையா? <a href="/new/volunteer" rel="noopener">பெரியவர்களுக்கான படிவத்தைப் பயன்படுத்துங்கள்</a>.</p>',
    ],
  'We have your form, and call you within a week.': [
    'आपका फ़ॉर्म हमें मिल गया है; हम एक सप्ताह के भीतर फ़ोन करेंगे।',
    'உங்கள் படிவம் கிடைத்தது; ஒரு வாரத்துக்குள் அழைப்போம்.',
  ],
  'A parent or guardian': ['माता-पिता या अभिभावक', 'பெற்றோர் அல்லது பாதுகாவலர்'],
  'We ask your parent or guardian to agree, with a link to this phone or email': [
    'हम इस फ़ोन या ईमेल पर लिंक भेजकर आपके माता-पिता या अभिभावक से सहमति माँगेंगे',
    'இந்தத் தொலைபேசி அல்லது மின்னஞ்சலுக்கு இணைப்பு அனுப்பி உங்கள் பெற்றோர் அல்லது பாதுகாவலரின் ஒப்புதலைக் கேட்போம்',
  ],
  'Help us': ['हमारी मदद करें', 'எங்களுக்கு உதவுங்கள்'],
  '<p>For everybody from 18 years on. The office calls you within a week.</p>': [
    '<p>18 साल और उससे बड़े सभी के लिए। कार्यालय एक सप्ताह के भीतर फ़ोन करेगा।</p>',
    '<p>18 வயது முதல் அனைவருக்கும். அலுவலகம் ஒரு வாரத்துக்குள் அழைக்கும்.</p>',
  ],
  '<p>Tell us of your child. You can stop at any time: what you have written is kept, and you go on later.</p>':
    [
      '<p>हमें अपने बच्चे के बारे में बताइए। आप कभी भी रुक सकते हैं: लिखा हुआ बचा रहता है, और आप बाद में आगे बढ़ सकते हैं।</p>',
      '<p>உங்கள் குழந்தையைப் பற்றிச் சொல்லுங்கள். எப்போது வேண்டுமானாலும் நிறுத்தலாம்: எழுதியது சேமிக்கப்படும், பிறகு தொடரலாம்.</p>',
    ],
  'Application received': ['आवेदन मिल गया', 'விண்ணப்பம் கிடைத்தது'],
  'The office reviews it and messages you at each step. To track it, sign in with the phone number you entered.':
    [
      'कार्यालय उसे जाँचेगा और हर चरण पर आपको संदेश भेजेगा। स्थिति देखने के लिए वही फ़ोन नंबर डालकर साइन इन करें, जो आपने फ़ॉर्म में लिखा है।',
      'அலுவலகம் பரிசீலித்து ஒவ்வொரு படியிலும் செய்தி அனுப்பும். நிலையைப் பார்க்க, நீங்கள் உள்ளிட்ட தொலைபேசி எண்ணால் உள்நுழையுங்கள்.',
    ],
  'Many have an initial only': ['बहुतों का केवल आद्याक्षर होता है', 'பலருக்கு முதலெழுத்து மட்டுமே'],
  'Without a choice: the next year that is open': [
    'न चुनें तो: अगला वर्ष जिसके लिए पंजीकरण खुला है',
    'தேர்ந்தெடுக்காவிட்டால்: பதிவு திறந்துள்ள அடுத்த ஆண்டு',
  ],
  'With + and the country’s number when it is not an Indian one': [
    'भारतीय न हो तो + और देश के कोड के साथ',
    'இந்திய எண் இல்லையெனில் + மற்றும் நாட்டுக் குறியீட்டுடன்',
  ],
  'Health and emergencies': ['स्वास्थ्य और आपात स्थिति', 'உடல்நலமும் அவசரமும்'],
  'Papers, brothers and sisters': ['काग़ज़ और भाई-बहन', 'ஆவணங்களும் உடன்பிறந்தோரும்'],
  'Pictures or PDF; you can bring them to the office as well': [
    'तस्वीरें या PDF; आप उन्हें कार्यालय भी ला सकते हैं',
    'படங்கள் அல்லது PDF; அலுவலகத்திற்கும் கொண்டு வரலாம்',
  ],
  'A row for each who comes to us too: you need no second form': [
    'जो भी हमारे यहाँ आए उसके लिए एक पंक्ति: दूसरे फ़ॉर्म की ज़रूरत नहीं',
    'எங்களிடம் வரும் ஒவ்வொருவருக்கும் ஒரு வரி: வேறு படிவம் தேவையில்லை',
  ],
  'We need this one to look at the registration': [
    'पंजीकरण देखने के लिए हमें यह चाहिए',
    'பதிவைப் பார்க்க இது எங்களுக்குத் தேவை',
  ],
  'One row for each': ['हर एक के लिए एक पंक्ति', 'ஒவ்வொன்றுக்கும் ஒரு வரி'],
  'One row for each time of the week': ['सप्ताह के हर समय के लिए एक पंक्ति', 'வாரத்தின் ஒவ்வொரு நேரத்துக்கும் ஒரு வரி'],
}
