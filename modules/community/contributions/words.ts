import type { Words } from '#framework/words'

export const words: Words = {
  Contribution: { hi: 'योगदान', ta: 'பங்களிப்பு' },
  'Donor name': { hi: 'देने वाले का नाम', ta: 'அளிப்பவர் பெயர்' },
  Amount: { hi: 'राशि', ta: 'தொகை' },
  'Contribution Purpose': { hi: 'योगदान का उद्देश्य', ta: 'பங்களிப்பின் நோக்கம்' },
  offered: { hi: 'प्रस्तावित', ta: 'முன்வந்தது' },
  confirmed: { hi: 'पक्का', ta: 'உறுதியானது' },
  returned: { hi: 'लौटाया गया', ta: 'திருப்பப்பட்டது' },
  'What they said': { hi: 'उन्होंने क्या कहा', ta: 'அவர்கள் சொன்னது' },
  'Is message shown': { hi: 'संदेश दिखे', ta: 'செய்தி தெரியும்' },
  'The office has read the message and lets it stand on the page': {
    hi: 'कार्यालय ने संदेश पढ़ लिया है और उसे पेज पर रहने देता है',
    ta: 'அலுவலகம் செய்தியைப் படித்து, பக்கத்தில் இருக்க அனுமதித்தது',
  },
  'Is on wall': { hi: 'पेज पर नाम', ta: 'பக்கத்தில் பெயர்' },
  'They wish to be named on the page': {
    hi: 'वे चाहते हैं कि पेज पर उनका नाम हो',
    ta: 'பக்கத்தில் தங்கள் பெயர் வர விரும்புகிறார்கள்',
  },
  'Is anonymous': { hi: 'बिना नाम', ta: 'பெயரின்றி' },
  'Never named on the page': { hi: 'पेज पर नाम कभी नहीं', ta: 'பக்கத்தில் பெயர் ஒருபோதும் வராது' },
  Money: { hi: 'पैसा', ta: 'பணம்' },
  Payment: { hi: 'भुगतान', ta: 'கட்டணம்' },
  'Confirmed on': { hi: 'कब पक्का हुआ', ta: 'உறுதியான நாள்' },
  'Returned amount': { hi: 'लौटाई गई राशि', ta: 'திருப்பிய தொகை' },
  Confirm: { hi: 'पक्का करें', ta: 'உறுதி செய்' },
  Return: { hi: 'लौटाएँ', ta: 'திருப்பு' },
  'Take the return back': { hi: 'वापसी रद्द करें', ta: 'திருப்புதலை மீளப்பெறு' },
  Goal: { hi: 'लक्ष्य', ta: 'இலக்கு' },
  'What is hoped for; empty means without an end': {
    hi: 'कितने की आशा है; खाली हो तो कोई सीमा नहीं',
    ta: 'எதிர்பார்க்கும் தொகை; காலியானால் எல்லை இல்லை',
  },
  'Is open': { hi: 'खुला है', ta: 'திறந்துள்ளது' },
  'New contributions may name it': {
    hi: 'नए योगदान इसके लिए हो सकते हैं',
    ta: 'புதிய பங்களிப்புகள் இதற்கு வரலாம்',
  },
  'Contribution Settings': { hi: 'योगदान की सेटिंग', ta: 'பங்களிப்பு அமைப்புகள்' },
  Heading: { hi: 'शीर्षक', ta: 'தலைப்பு' },
  'Empty: the words of the house': { hi: 'खाली हो तो घर के अपने शब्द', ta: 'காலியானால் வழக்கமான சொற்கள்' },
  Introduction: { hi: 'परिचय', ta: 'அறிமுகம்' },
  Minimum: { hi: 'कम से कम', ta: 'குறைந்தது' },
  Maximum: { hi: 'ज़्यादा से ज़्यादा', ta: 'அதிகபட்சம்' },
  Suggested: { hi: 'सुझाई गई', ta: 'பரிந்துரைத்தவை' },
  'Suggested Amount': { hi: 'सुझाई गई राशि', ta: 'பரிந்துரைத்த தொகை' },
  'Has wall': { hi: 'नाम दिखाएँ', ta: 'பெயர்கள் தெரியட்டும்' },
  'Supporters who wish it are named on the page': {
    hi: 'जो चाहें, उन सहयोगियों के नाम पेज पर होते हैं',
    ta: 'விரும்பும் ஆதரவாளர்களின் பெயர்கள் பக்கத்தில் வரும்',
  },
  'The smallest contribution cannot be larger than the largest one': {
    hi: 'सबसे छोटा योगदान सबसे बड़े से ज़्यादा नहीं हो सकता',
    ta: 'மிகச்சிறிய பங்களிப்பு மிகப்பெரியதை விட அதிகமாக இருக்க முடியாது',
  },
  'This was sent before with other content. Please start again.': {
    hi: 'यह पहले किसी और सामग्री के साथ भेजा गया था। कृपया फिर से शुरू करें।',
    ta: 'இது முன்பு வேறு விவரங்களுடன் அனுப்பப்பட்டது. மீண்டும் தொடங்குங்கள்.',
  },
  'Please give at least {0}': { hi: 'कृपया कम से कम {0} दें', ta: 'குறைந்தது {0} அளியுங்கள்' },
  'Please give at most {0} at once, or write to the office': {
    hi: 'कृपया एक बार में ज़्यादा से ज़्यादा {0} दें, या कार्यालय को लिखें',
    ta: 'ஒரே முறையில் அதிகபட்சம் {0} அளியுங்கள், அல்லது அலுவலகத்திற்கு எழுதுங்கள்',
  },
  'Nothing is collected for this any more. Please choose something else.': {
    hi: 'इसके लिए अब कुछ नहीं लिया जाता। कृपया कुछ और चुनें।',
    ta: 'இதற்கு இனி எதுவும் பெறப்படுவதில்லை. வேறொன்றைத் தேர்ந்தெடுங்கள்.',
  },
  'Give an e-mail address or a phone number, so that the receipt finds you': {
    hi: 'ई-मेल या फ़ोन नंबर दें, ताकि रसीद आप तक पहुँचे',
    ta: 'ரசீது உங்களை வந்தடைய மின்னஞ்சல் முகவரியோ தொலைபேசி எண்ணோ தாருங்கள்',
  },
  'This contribution was paid before': {
    hi: 'इस योगदान का भुगतान पहले हो चुका है',
    ta: 'இந்தப் பங்களிப்பிற்கு முன்பே பணம் செலுத்தப்பட்டது',
  },
  'The payment is of another amount than the contribution': {
    hi: 'भुगतान की राशि योगदान से अलग है',
    ta: 'செலுத்திய தொகை பங்களிப்பிலிருந்து வேறுபடுகிறது',
  },
  'Every confirmed contribution has its payment, and what went back went back on both': {
    hi: 'हर पक्के योगदान का भुगतान है, और जो लौटा वह दोनों में लौटा',
    ta: 'உறுதியான ஒவ்வொரு பங்களிப்புக்கும் கட்டணம் உண்டு; திரும்பியது இரண்டிலும் திரும்பியது',
  },
}
