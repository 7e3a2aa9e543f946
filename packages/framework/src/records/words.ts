import type { Words } from '#framework/words'

export const words: Words = {
  Version: { hi: 'संस्करण', ta: 'பதிப்பு' },
  'Ref doctype': { hi: 'दस्तावेज़ का प्रकार', ta: 'ஆவண வகை' },
  Docname: { hi: 'दस्तावेज़ का नाम', ta: 'ஆவணத்தின் பெயர்' },
  'Counts the versions of one document': {
    hi: 'एक दस्तावेज़ के संस्करणों की गिनती',
    ta: 'ஓர் ஆவணத்தின் பதிப்புகளின் எண்',
  },
  'What changed, as JSON': { hi: 'क्या बदला, JSON में', ta: 'என்ன மாறியது, JSON வடிவில்' },
  Previous: { hi: 'पिछला', ta: 'முந்தையது' },
  'Hash of the version before; empty in the first': {
    hi: 'पिछले संस्करण का हैश; पहले में खाली',
    ta: 'முந்தைய பதிப்பின் ஹாஷ்; முதலாவதில் காலி',
  },
  Hash: { hi: 'हैश', ta: 'ஹாஷ்' },
  'SHA-256 of everything above and of the version before': {
    hi: 'ऊपर की हर चीज़ और पिछले संस्करण का SHA-256',
    ta: 'மேலுள்ள அனைத்தும், முந்தைய பதிப்பும் சேர்ந்த SHA-256',
  },
  'Access Log': { hi: 'पढ़ने का लेखा', ta: 'அணுகல் பதிவேடு' },
  'Who read; Guest when nobody was signed in': {
    hi: 'किसने पढ़ा; कोई साइन इन न हो तो Guest',
    ta: 'யார் படித்தார்; யாரும் உள்நுழையாவிட்டால் Guest',
  },
  'Read by': { hi: 'किसने पढ़ा', ta: 'படித்தவர்' },
  Documents: { hi: 'दस्तावेज़', ta: 'ஆவணங்கள்' },
  'Of the documents, at most 1,000': { hi: 'दस्तावेज़ों के, ज़्यादा से ज़्यादा 1,000', ta: 'ஆவணங்களின், அதிகபட்சம் 1,000' },
  'How many documents an answer was made from': {
    hi: 'जवाब कितने दस्तावेज़ों से बना',
    ta: 'பதில் எத்தனை ஆவணங்களிலிருந்து வந்தது',
  },
  'Fields read': { hi: 'पढ़ी गई फ़ील्ड', ta: 'படித்த புலங்கள்' },
  'Fields that were asked for; * is the whole document': {
    hi: 'माँगी गई फ़ील्ड; * पूरा दस्तावेज़ है',
    ta: 'கேட்கப்பட்ட புலங்கள்; * என்றால் முழு ஆவணம்',
  },
  Path: { hi: 'रास्ता', ta: 'பாதை' },
  'The call by which it was read': { hi: 'जिस अनुरोध से पढ़ा गया', ta: 'படிக்கப் பயன்பட்ட அழைப்பு' },
  'Document Naming Rule': { hi: 'नाम देने का नियम', ta: 'ஆவணப் பெயரிடும் விதி' },
  Priority: { hi: 'प्राथमिकता', ta: 'முன்னுரிமை' },
  'The highest that fits names the document': {
    hi: 'जो सबसे ऊपर का नियम लागू हो, वही नाम देता है',
    ta: 'பொருந்துவதில் உயர்ந்தது ஆவணத்திற்குப் பெயரிடும்',
  },
  Prefix: { hi: 'उपसर्ग', ta: 'முன்னொட்டு' },
  'As in INV-.YYYY.-': { hi: 'जैसे INV-.YYYY.-', ta: 'INV-.YYYY.- போல' },
  'Prefix digits': { hi: 'अंकों की संख्या', ta: 'இலக்கங்களின் எண்ணிக்கை' },
  Counter: { hi: 'गिनती', ta: 'எண்ணி' },
  'The last number given. It can only be raised.': {
    hi: 'पिछली दी गई संख्या। इसे केवल बढ़ाया जा सकता है।',
    ta: 'கடைசியாகத் தந்த எண். இதை உயர்த்த மட்டுமே முடியும்.',
  },
  Conditions: { hi: 'शर्तें', ta: 'நிபந்தனைகள்' },
  'Document Naming Rule Condition': { hi: 'नाम देने के नियम की शर्त', ta: 'பெயரிடும் விதியின் நிபந்தனை' },
  Condition: { hi: 'शर्त', ta: 'நிபந்தனை' },
  '=': { hi: '=', ta: '=' },
  '!=': { en: '≠', hi: '≠', ta: '≠' },
  '>': { hi: '>', ta: '>' },
  '<': { hi: '<', ta: '<' },
  '>=': { en: '≥', hi: '≥', ta: '≥' },
  '<=': { en: '≤', hi: '≤', ta: '≤' },
  'No document type is called {0}': { hi: '{0} नाम का कोई दस्तावेज़ प्रकार नहीं है', ta: '{0} என்ற ஆவண வகை இல்லை' },
  'The number is added to the prefix: it must hold no #': {
    hi: 'संख्या उपसर्ग के बाद जुड़ती है: उसमें # नहीं होना चाहिए',
    ta: 'எண் முன்னொட்டுக்குப் பின் சேர்க்கப்படும்: அதில் # இருக்கக் கூடாது',
  },
}
