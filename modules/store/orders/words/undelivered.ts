import type { Words } from '#framework/words'

/** What parcels that do not arrive, and the cash that is collected with others, say in Hindi and Tamil. */
export const undeliveredWords: Words = {
  Lose: { hi: 'खोया मानें', ta: 'தொலைந்ததாகக் கொள்' },
  'If it does not arrive': { hi: 'अगर न पहुँचे', ta: 'சேராவிட்டால்' },
  'Undelivered reason': { hi: 'न पहुँचने का कारण', ta: 'சேராத காரணம்' },
  'Said before it is taken back; the buyer reads it': {
    hi: 'वापस लेने से पहले बताएँ; ख़रीदार इसे पढ़ता है',
    ta: 'திரும்பப் பெறும் முன் சொல்லவும்; வாங்குபவர் இதைப் படிப்பார்',
  },
  'refused at the door': { hi: 'दरवाज़े पर लेने से मना किया', ta: 'வாசலில் வாங்க மறுத்தார்' },
  'nobody was there': { hi: 'वहाँ कोई नहीं था', ta: 'அங்கே யாரும் இல்லை' },
  'address not found': { hi: 'पता नहीं मिला', ta: 'முகவரி கிடைக்கவில்லை' },
  'damaged on the way': { hi: 'रास्ते में ख़राब हुआ', ta: 'வழியில் சேதமடைந்தது' },
  'another reason': { hi: 'कोई और कारण', ta: 'வேறு காரணம்' },
  'Came back undelivered': { hi: 'बिना पहुँचे लौटा', ta: 'சேராமல் திரும்பியது' },
  'Lost on its way': { hi: 'रास्ते में खो गया', ta: 'வழியில் தொலைந்தது' },
  'Returned at': { hi: 'कब लौटा', ta: 'திரும்பிய நேரம்' },
  'Lost at': { hi: 'कब खोया', ta: 'தொலைந்த நேரம்' },
  'Only what is on its way comes back or is lost': {
    hi: 'जो रास्ते में है वही लौटता या खोता है',
    ta: 'வழியில் உள்ளதே திரும்பும் அல்லது தொலையும்',
  },
  'Not delivered yet': { hi: 'अभी नहीं पहुँचा', ta: 'இன்னும் சேரவில்லை' },
  'Back on its way at': { hi: 'फिर रास्ते में कब से', ta: 'மீண்டும் வழியில், எப்போது முதல்' },
  'It was taken for delivered by mistake': {
    hi: 'ग़लती से पहुँचा हुआ मान लिया गया था',
    ta: 'தவறுதலாகச் சேர்ந்ததாகக் கருதப்பட்டது',
  },
  'Only what a carrier brings can be on its way again': {
    hi: 'जो कूरियर पहुँचाता है वही फिर रास्ते में हो सकता है',
    ta: 'கூரியர் கொண்டு வருவது மட்டுமே மீண்டும் வழியில் இருக்க முடியும்',
  },
  'This order is closed: what was delivered of it stays delivered': {
    hi: 'यह ऑर्डर बंद है: इसका जो पहुँचा, वह पहुँचा ही रहेगा',
    ta: 'இந்த ஆர்டர் மூடப்பட்டது: இதில் சேர்ந்தது சேர்ந்ததாகவே இருக்கும்',
  },
  'It was delivered: the return {0} was asked for since': {
    hi: 'यह पहुँच चुका है: इसके बाद वापसी {0} माँगी गई',
    ta: 'இது சேர்ந்துவிட்டது: அதன்பின் திருப்புதல் {0} கேட்கப்பட்டது',
  },
  'It was delivered: its cash was collected ({0})': {
    hi: 'यह पहुँच चुका है: इसका नकद ले लिया गया ({0})',
    ta: 'இது சேர்ந்துவிட்டது: இதன் ரொக்கம் வசூலிக்கப்பட்டது ({0})',
  },
  'Say why it did not arrive: the buyer reads it': {
    hi: 'बताएँ कि क्यों नहीं पहुँचा: ख़रीदार इसे पढ़ता है',
    ta: 'ஏன் சேரவில்லை எனச் சொல்லவும்: வாங்குபவர் அதைப் படிப்பார்',
  },
  'The parcel {0} does not arrive: {1} with its delivery is owed no longer.': {
    hi: 'पार्सल {0} नहीं पहुँचता: डिलीवरी सहित {1} अब देय नहीं।',
    ta: 'பார்சல் {0} சேராது: கொண்டுசேர்க்கும் கட்டணத்துடன் {1} இனி செலுத்த வேண்டியதில்லை.',
  },
  'Cash to collect': { hi: 'नकद लेना है', ta: 'வசூலிக்க வேண்டிய ரொக்கம்' },
  'By whoever brings it, when it is handed over': {
    hi: 'पहुँचाने वाला, सौंपते समय',
    ta: 'கொண்டு வருபவர், ஒப்படைக்கும்போது',
  },
  'Not paid yet': { hi: 'अभी चुकाया नहीं', ta: 'இன்னும் செலுத்தவில்லை' },
  'Of the whole order, which was to be paid online: it is not packed before': {
    hi: 'पूरे ऑर्डर का, जो ऑनलाइन चुकाना था: इससे पहले नहीं बाँधा जाता',
    ta: 'இணையவழி செலுத்த வேண்டிய முழு ஆர்டருக்கும்: அதற்கு முன் கட்டப்படாது',
  },
  '{0} of this order is not paid yet: wait for it before you pack, or cancel': {
    hi: 'इस ऑर्डर के {0} अभी चुकाए नहीं गए: बाँधने से पहले इंतज़ार करें, या रद्द करें',
    ta: 'இந்த ஆர்டருக்கு {0} இன்னும் செலுத்தவில்லை: கட்டும் முன் காத்திருக்கவும், அல்லது ரத்து செய்யவும்',
  },
  'Collect {0}': { hi: '{0} लेना है', ta: '{0} வசூலிக்கவும்' },
}
