import type { Translated } from './translated.ts'

/** What people ask on the home page; answers are formatted, and translated as a whole. */
export const questionTranslations: Translated = {
  Questions: ['सवाल', 'கேள்விகள்'],
  'Questions people ask': ['लोग जो पूछते हैं', 'மக்கள் கேட்கும் கேள்விகள்'],
  'Do I have to be a parent to come to an event?': [
    'क्या कार्यक्रम में आने के लिए माता-पिता होना ज़रूरी है?',
    'நிகழ்வுக்கு வர நான் பெற்றோராக இருக்க வேண்டுமா?',
  ],
  '<p>No. Anybody may come. Children under ten bring a grown-up along, who stays.</p>': [
    '<p>नहीं। कोई भी आ सकता है। दस साल से छोटे बच्चे किसी बड़े को साथ लाएँ, जो रुके भी।</p>',
    '<p>இல்லை. யார் வேண்டுமானாலும் வரலாம். பத்து வயதுக்குட்பட்ட குழந்தைகளுடன் ஒரு பெரியவர் வந்து உடன் இருக்க வேண்டும்.</p>',
  ],
  'Where does the money from the shop go?': ['दुकान का पैसा कहाँ जाता है?', 'கடையின் பணம் எங்கே போகிறது?'],
  '<p>Of ₹100 for a neighbour’s pot, ₹88 go to the neighbour. Twelve pay for the packing, the payment and the child’s bus pass that nobody asks about. The accounts hang at the gate every April.</p>':
    [
      '<p>पड़ोसी के ₹100 के मटके में से ₹88 पड़ोसी को मिलते हैं। बारह रुपये पैकिंग, भुगतान और उस बच्चे के बस पास में लगते हैं जिसके बारे में कोई नहीं पूछता। हिसाब हर अप्रैल गेट पर टँगता है।</p>',
      '<p>அண்டை வீட்டாரின் ₹100 பானையில் ₹88 அவருக்கே. மீதி பன்னிரண்டு பொதியவும், கட்டணச் சேவைக்கும், யாரும் கேட்காத ஒரு குழந்தையின் பேருந்து அட்டைக்கும். கணக்கு ஒவ்வொரு ஏப்ரலிலும் வாயிலில் தொங்கும்.</p>',
    ],
  'My child has no birth certificate yet. Can I register?': [
    'मेरे बच्चे का जन्म प्रमाणपत्र अभी नहीं है। क्या पंजीकरण हो सकता है?',
    'என் குழந்தைக்கு இன்னும் பிறப்புச் சான்றிதழ் இல்லை. பதிவு செய்யலாமா?',
  ],
  '<p>Yes. Register first; the papers can follow until the end of May. Ask the office, they have helped many families get one. See <a href="/p/admissions">admissions</a>.</p>':
    [
      '<p>हाँ। पहले पंजीकरण कर लीजिए; कागज़ मई के अंत तक आ सकते हैं। कार्यालय से पूछिए, उन्होंने कई परिवारों को यह बनवाने में मदद की है। <a href="/p/admissions">दाखिला</a> देखिए।</p>',
      '<p>ஆம். முதலில் பதிவு செய்யுங்கள்; ஆவணங்களை மே மாத இறுதிவரை தரலாம். அலுவலகத்தைக் கேளுங்கள், பல குடும்பங்களுக்கு அதைப் பெற உதவியிருக்கிறார்கள். <a href="/p/admissions">சேர்க்கை</a> பக்கத்தைப் பாருங்கள்.</p>',
    ],
  'Which languages do you teach in?': ['आप किन भाषाओं में पढ़ाते हैं?', 'எந்த மொழிகளில் கற்பிக்கிறீர்கள்?'],
  '<p>Tamil and English from the first day, Hindi from class 3 for those who wish it. At home, keep speaking what you speak best.</p>':
    [
      '<p>पहले दिन से तमिल और अंग्रेज़ी, और जो चाहें उनके लिए कक्षा 3 से हिंदी। घर पर वही बोलिए जो आप सबसे अच्छा बोलते हैं।</p>',
      '<p>முதல் நாளிலிருந்தே தமிழும் ஆங்கிலமும்; விரும்புவோருக்கு 3 ஆம் வகுப்பிலிருந்து இந்தி. வீட்டில் உங்களுக்கு நன்கு வரும் மொழியிலேயே பேசுங்கள்.</p>',
    ],
  'Do you deliver outside Chennai?': ['क्या आप चेन्नई के बाहर भी पहुँचाते हैं?', 'சென்னைக்கு வெளியே அனுப்புவீர்களா?'],
  '<p>Cloth, books and paper go all over India. Clay and sweets stay where a cycle can take them. Each product tells you for your PIN code.</p>':
    [
      '<p>कपड़ा, किताबें और कागज़ पूरे भारत में जाते हैं। मिट्टी की चीज़ें और मिठाई वहीं तक, जहाँ साइकिल पहुँचे। हर चीज़ आपके पिन कोड के लिए बता देती है।</p>',
      '<p>துணி, புத்தகம், காகிதம் இந்தியா முழுவதும் செல்லும். மண்பாண்டமும் இனிப்பும் மிதிவண்டி போகும் தூரம்வரை. உங்கள் அஞ்சல் குறியீட்டுக்கு ஒவ்வொரு பொருளிலும் தெரியும்.</p>',
    ],
}
