import type { Translated } from './translated.ts'

export const questionTranslations: Translated = {
  Questions: ['सवाल', 'கேள்விகள்'],
  'Can anyone come to an event?': ['क्या कोई भी कार्यक्रम में आ सकता है?', 'நிகழ்ச்சிக்கு யார் வேண்டுமானாலும் வரலாமா?'],
  '<p>Yes. You don’t have to be a parent. Children under 10 must come with an adult who stays with them.</p>':
    [
      '<p>हाँ। माता-पिता होना ज़रूरी नहीं है। 10 साल से छोटे बच्चों के साथ एक वयस्क का आना और रुकना ज़रूरी है।</p>',
      '<p>ஆம். பெற்றோராக இருக்க வேண்டியதில்லை. 10 வயதுக்குட்பட்ட குழந்தைகளுடன் ஒரு பெரியவர் வந்து உடன் இருக்க வேண்டும்.</p>',
    ],
  'Where does the money from the shop go?': ['दुकान का पैसा कहाँ जाता है?', 'கடையின் பணம் எங்கே போகிறது?'],
  '<p>Of every ₹100, the seller receives ₹88. The rest pays for packing, payment fees and bus passes for children who need them. We publish the accounts at the gate every April.</p>':
    [
      '<p>हर ₹100 में से ₹88 विक्रेता को मिलते हैं। बाकी राशि पैकिंग, भुगतान शुल्क और ज़रूरतमंद बच्चों के बस पास में लगती है। हिसाब हर अप्रैल गेट पर लगाया जाता है।</p>',
      '<p>ஒவ்வொரு ₹100-இலும் விற்பனையாளருக்கு ₹88 கிடைக்கும். மீதி பேக்கிங், பணம் செலுத்தும் கட்டணம், தேவைப்படும் குழந்தைகளின் பஸ் பாஸுக்குச் செல்லும். ஒவ்வோர் ஏப்ரலிலும் வாயிலில் கணக்கை வெளியிடுகிறோம்.</p>',
    ],
  'My child has no birth certificate yet. Can I register?': [
    'मेरे बच्चे का जन्म प्रमाणपत्र अभी नहीं है। क्या पंजीकरण हो सकता है?',
    'என் குழந்தைக்கு இன்னும் பிறப்புச் சான்றிதழ் இல்லை. பதிவு செய்யலாமா?',
  ],
  '<p>Yes. Register now and submit the documents by the end of May. The office can help you to get a birth certificate. See <a href="/p/admissions">admissions</a>.</p>':
    [
      '<p>हाँ। अभी पंजीकरण करें और दस्तावेज़ मई के अंत तक जमा करें। जन्म प्रमाणपत्र बनवाने में कार्यालय मदद कर सकता है। <a href="/p/admissions">दाखिला</a> देखें।</p>',
      '<p>ஆம். இப்போது பதிவு செய்து, ஆவணங்களை மே மாத இறுதிக்குள் சமர்ப்பிக்கவும். பிறப்புச் சான்றிதழ் பெற அலுவலகம் உதவும். <a href="/p/admissions">சேர்க்கை</a> பக்கத்தைப் பார்க்கவும்.</p>',
    ],
  'Which languages do you teach in?': ['आप किन भाषाओं में पढ़ाते हैं?', 'எந்த மொழிகளில் கற்பிக்கிறீர்கள்?'],
  '<p>Tamil and English from the first day, and optional Hindi from class 3.</p>': [
    '<p>पहले दिन से तमिल और अंग्रेज़ी, और कक्षा 3 से वैकल्पिक हिन्दी।</p>',
    '<p>முதல் நாளிலிருந்து தமிழும் ஆங்கிலமும்; 3ஆம் வகுப்பிலிருந்து விருப்பப் பாடமாக இந்தி.</p>',
  ],
  'Do you deliver outside Chennai?': ['क्या आप चेन्नई के बाहर भी पहुँचाते हैं?', 'சென்னைக்கு வெளியே அனுப்புவீர்களா?'],
  '<p>We deliver cloth, books and paper products all over India. Pottery and sweets are delivered nearby only. Enter your PIN code on a product page to check delivery.</p>':
    [
      '<p>कपड़ा, किताबें और कागज़ की चीज़ें पूरे भारत में डिलीवर होती हैं। मिट्टी के बर्तन और मिठाई केवल आसपास। डिलीवरी जाँचने के लिए उत्पाद के पेज पर अपना पिन कोड डालें।</p>',
      '<p>துணி, புத்தகங்கள், காகிதப் பொருட்கள் இந்தியா முழுவதும் டெலிவரி செய்யப்படும். மண்பாண்டங்களும் இனிப்புகளும் அருகிலுள்ள பகுதிகளுக்கு மட்டும். டெலிவரியைச் சரிபார்க்க, பொருள் பக்கத்தில் உங்கள் பின்கோடை உள்ளிடவும்.</p>',
    ],
}
