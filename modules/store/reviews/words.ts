import type { Words } from '#framework/words'

export const words: Words = {
  'Product Review': { hi: 'उत्पाद की समीक्षा', ta: 'பொருளின் மதிப்புரை' },
  Stars: { hi: 'तारे', ta: 'நட்சத்திரங்கள்' },
  'Review Photo': { hi: 'समीक्षा का चित्र', ta: 'மதிப்புரையின் படம்' },
  'Written on': { hi: 'कब लिखा', ta: 'எழுதிய நாள்' },
  Helpful: { hi: 'काम का', ta: 'உதவியது' },
  'So many found it helpful': { hi: 'इतनों के काम आया', ta: 'இத்தனை பேருக்கு உதவியது' },
  published: { hi: 'प्रकाशित', ta: 'வெளியானது' },
  'Rejected because': { hi: 'अस्वीकृति का कारण', ta: 'நிராகரித்த காரணம்' },
  'Write it before rejecting: the author reads it': {
    hi: 'अस्वीकार करने से पहले लिखें: लेखक इसे पढ़ता है',
    ta: 'நிராகரிக்கும் முன் எழுதுங்கள்: எழுதியவர் இதைப் படிப்பார்',
  },
  'So many readers flagged it': { hi: 'इतने पाठकों ने शिकायत की', ta: 'இத்தனை வாசகர்கள் புகாரளித்தனர்' },
  'Is checked': { hi: 'देखा जा चुका है', ta: 'பார்க்கப்பட்டது' },
  'The office has looked at it: flags alone do not hide it any more': {
    hi: 'कार्यालय देख चुका है: अब केवल शिकायतों से नहीं छिपेगा',
    ta: 'அலுவலகம் பார்த்துவிட்டது: இனி புகார்கள் மட்டும் இதை மறைக்காது',
  },
  'Everybody reads it below the review': {
    hi: 'समीक्षा के नीचे सब इसे पढ़ते हैं',
    ta: 'மதிப்புரையின் கீழே அனைவரும் படிப்பர்',
  },
  'Answered by': { hi: 'किसने जवाब दिया', ta: 'பதிலளித்தவர்' },
  seller: { hi: 'विक्रेता', ta: 'விற்பவர்' },
  buyer: { hi: 'ख़रीदार', ta: 'வாங்கியவர்' },
  'Answered on': { hi: 'कब जवाब दिया', ta: 'பதிலளித்த நாள்' },
  'How it was bought': { hi: 'कैसे ख़रीदा गया', ta: 'எப்படி வாங்கப்பட்டது' },
  'Product Question': { hi: 'उत्पाद पर सवाल', ta: 'பொருள் பற்றிய கேள்வி' },
  'Product Answer': { hi: 'सवाल का जवाब', ta: 'கேள்விக்கான பதில்' },
  Question: { hi: 'सवाल', ta: 'கேள்வி' },
  'Answers as': { hi: 'किस रूप में जवाब', ta: 'யாராகப் பதிலளிக்கிறார்' },
  'Review Flag': { hi: 'समीक्षा की शिकायत', ta: 'மதிப்புரை மீதான புகார்' },
  'Review Settings': { hi: 'समीक्षा की सेटिंग', ta: 'மதிப்புரை அமைப்புகள்' },
  'Invite after days': { hi: 'कितने दिन बाद पूछें', ta: 'எத்தனை நாட்களுக்குப் பின் கேட்பது' },
  'So many days after an order came its buyer is invited to review it; 0: never': {
    hi: 'ऑर्डर आने के इतने दिन बाद ख़रीदार से राय पूछी जाती है; 0: कभी नहीं',
    ta: 'ஆர்டர் வந்து இத்தனை நாட்களுக்குப் பின் வாங்கியவரிடம் மதிப்புரை கேட்கப்படும்; 0: ஒருபோதும் இல்லை',
  },
  'Product Rating': { hi: 'उत्पाद की रेटिंग', ta: 'பொருளின் மதிப்பீடு' },
  'The average, 1 to 5': { hi: 'औसत, 1 से 5', ta: 'சராசரி, 1 முதல் 5' },
  'Five stars': { hi: 'पाँच तारे', ta: 'ஐந்து நட்சத்திரங்கள்' },
  'Four stars': { hi: 'चार तारे', ta: 'நான்கு நட்சத்திரங்கள்' },
  'Three stars': { hi: 'तीन तारे', ta: 'மூன்று நட்சத்திரங்கள்' },
  'Two stars': { hi: 'दो तारे', ta: 'இரண்டு நட்சத்திரங்கள்' },
  'One star': { hi: 'एक तारा', ta: 'ஒரு நட்சத்திரம்' },
  'Helpful Vote': { hi: 'काम का वोट', ta: 'உதவியது என்ற வாக்கு' },

  'Reviews are written by those to whom it was delivered': {
    hi: 'समीक्षा वही लिखते हैं जिन्हें यह मिला है',
    ta: 'இதைப் பெற்றவர்களே மதிப்புரை எழுதலாம்',
  },
  'Questions are answered by the stall, the office and those to whom it was delivered': {
    hi: 'सवालों का जवाब स्टॉल, कार्यालय और वे देते हैं जिन्हें यह मिला है',
    ta: 'கேள்விகளுக்குக் கடை, அலுவலகம், இதைப் பெற்றவர்கள் ஆகியோர் பதிலளிப்பர்',
  },
  'Others say whether it is helpful': {
    hi: 'काम का है या नहीं, यह दूसरे बताते हैं',
    ta: 'உதவியதா என்று மற்றவர்கள் சொல்வர்',
  },
  'Write why it is rejected: the author reads it': {
    hi: 'लिखें कि क्यों अस्वीकार है: लेखक इसे पढ़ता है',
    ta: 'ஏன் நிராகரிக்கிறீர்கள் என்று எழுதுங்கள்: எழுதியவர் படிப்பார்',
  },
  'A review shows at most five pictures': {
    hi: 'समीक्षा में ज़्यादा से ज़्यादा पाँच चित्र होते हैं',
    ta: 'ஒரு மதிப்புரையில் அதிகம் ஐந்து படங்கள்',
  },
  'Upload the picture with your review': {
    hi: 'चित्र अपनी समीक्षा के साथ अपलोड करें',
    ta: 'உங்கள் மதிப்புரையுடன் படத்தைப் பதிவேற்றுங்கள்',
  },
}
