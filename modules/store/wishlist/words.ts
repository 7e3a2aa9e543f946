import type { Words } from '#framework/words'

const labels: Words = {
  Wishlist: { hi: 'पसंद सूची', ta: 'விருப்பப் பட்டியல்' },
  'Wishlist Item': { hi: 'पसंद सूची की चीज़', ta: 'விருப்பப் பட்டியலின் பொருள்' },
  'Wishlist Link': { hi: 'पसंद सूची का लिंक', ta: 'விருப்பப் பட்டியலின் இணைப்பு' },
  'List name': { hi: 'सूची का नाम', ta: 'பட்டியலின் பெயர்' },
  'Shows name': { hi: 'नाम दिखाती है', ta: 'பெயர் தெரியும்' },
  'Whoever opens its link learns whose list it is': {
    hi: 'जो इसका लिंक खोले वह जानता है कि सूची किसकी है',
    ta: 'இணைப்பைத் திறப்பவர் யாருடைய பட்டியல் என்று அறிவார்',
  },
  'As it was called when it was kept': { hi: 'जब रखा गया तब का नाम', ta: 'சேமித்தபோது இருந்த பெயர்' },
  'Price kept': { hi: 'रखते समय की कीमत', ta: 'சேமித்தபோது விலை' },
  'When it was kept': { hi: 'जब इसे रखा गया', ta: 'இதைச் சேமித்தபோது' },
  'Price told': { hi: 'बताई हुई कीमत', ta: 'சொன்ன விலை' },
  'The lowest that its owner was written of': {
    hi: 'सबसे कम, जिसके बारे में मालिक को लिखा गया',
    ta: 'உரியவருக்கு எழுதியவற்றில் மிகக் குறைந்தது',
  },
}

const sentences: Words = {
  'There is no such list any more': { hi: 'ऐसी सूची अब नहीं है', ta: 'அப்படி ஒரு பட்டியல் இனி இல்லை' },
  'This is not on the list any more': { hi: 'यह अब सूची में नहीं है', ta: 'இது இனிப் பட்டியலில் இல்லை' },
  'You can keep {0} lists. Remove one first.': {
    hi: 'आप {0} सूचियाँ रख सकते हैं। पहले एक हटाएँ।',
    ta: 'நீங்கள் {0} பட்டியல்கள் வைத்திருக்கலாம். முதலில் ஒன்றை நீக்குங்கள்.',
  },
  'A list holds at most {0} things. Begin another one.': {
    hi: 'एक सूची में अधिक से अधिक {0} चीज़ें आती हैं। दूसरी शुरू करें।',
    ta: 'ஒரு பட்டியலில் அதிகபட்சம் {0} பொருட்கள். இன்னொன்றைத் தொடங்குங்கள்.',
  },
  'You have a list of this name already': {
    hi: 'इस नाम की सूची आपके पास पहले से है',
    ta: 'இந்தப் பெயரில் ஒரு பட்டியல் ஏற்கனவே உள்ளது',
  },
  'This link does not open a list, or no longer': {
    hi: 'यह लिंक कोई सूची नहीं खोलता, या अब नहीं',
    ta: 'இந்த இணைப்பு எந்தப் பட்டியலையும் திறக்கவில்லை, அல்லது இனி இல்லை',
  },
}

/** What wishlists say in Hindi and Tamil, by the English text. */
export const words: Words = { ...labels, ...sentences }
