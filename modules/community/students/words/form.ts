import type { Words } from '#framework/words'

/** What the form of the website says beside the labels of its fields. */
export const form: Words = {
  School: { hi: 'स्कूल', ta: 'பள்ளி' },
  'Health and emergencies': { hi: 'स्वास्थ्य और आपात स्थिति', ta: 'உடல்நலமும் அவசரமும்' },
  'Papers, brothers and sisters': { hi: 'काग़ज़ और भाई-बहन', ta: 'ஆவணங்களும் உடன்பிறந்தோரும்' },
  'Many have an initial only': { hi: 'बहुतों का केवल आद्याक्षर होता है', ta: 'பலருக்கு முதலெழுத்து மட்டுமே' },
  'Without a choice: the next year that is open': {
    hi: 'न चुनें तो: अगला वर्ष जिसके लिए पंजीकरण खुला है',
    ta: 'தேர்ந்தெடுக்காவிட்டால்: பதிவு திறந்துள்ள அடுத்த ஆண்டு',
  },
  'With + and the country’s number when it is not an Indian one': {
    hi: 'भारतीय न हो तो + और देश के कोड के साथ',
    ta: 'இந்திய எண் இல்லையெனில் + மற்றும் நாட்டுக் குறியீட்டுடன்',
  },
  'Pictures or PDF; you can bring them to the office as well': {
    hi: 'तस्वीरें या PDF; आप उन्हें कार्यालय भी ला सकते हैं',
    ta: 'படங்கள் அல்லது PDF; அலுவலகத்திற்கும் கொண்டு வரலாம்',
  },
  'A row for each who comes to us too: you need no second form': {
    hi: 'जो भी हमारे यहाँ आए उसके लिए एक पंक्ति: दूसरे फ़ॉर्म की ज़रूरत नहीं',
    ta: 'எங்களிடம் வரும் ஒவ்வொருவருக்கும் ஒரு வரி: வேறு படிவம் தேவையில்லை',
  },
  'We need this one to look at the registration': {
    hi: 'पंजीकरण देखने के लिए हमें यह चाहिए',
    ta: 'பதிவைப் பார்க்க இது எங்களுக்குத் தேவை',
  },
  '<p>Tell us of your child. You can stop at any time: what you have written is kept, and you go on later.</p>':
    {
      hi: '<p>हमें अपने बच्चे के बारे में बताइए। आप कभी भी रुक सकते हैं: लिखा हुआ बचा रहता है, और आप बाद में आगे बढ़ सकते हैं।</p>',
      ta: '<p>உங்கள் குழந்தையைப் பற்றிச் சொல்லுங்கள். எப்போது வேண்டுமானாலும் நிறுத்தலாம்: எழுதியது சேமிக்கப்படும், பிறகு தொடரலாம்.</p>',
    },
  'Application received': { hi: 'आवेदन मिल गया', ta: 'விண்ணப்பம் கிடைத்தது' },
  'The office reviews it and messages you at each step. To track it, sign in with the phone number you entered.':
    {
      hi: 'कार्यालय उसे जाँचेगा और हर चरण पर आपको संदेश भेजेगा। स्थिति देखने के लिए वही फ़ोन नंबर डालकर साइन इन करें, जो आपने फ़ॉर्म में लिखा है।',
      ta: 'அலுவலகம் பரிசீலித்து ஒவ்வொரு படியிலும் செய்தி அனுப்பும். நிலையைப் பார்க்க, நீங்கள் உள்ளிட்ட தொலைபேசி எண்ணால் உள்நுழையுங்கள்.',
    },
}
