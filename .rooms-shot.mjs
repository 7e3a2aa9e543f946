import { chromium } from '@playwright/test'
const b = await chromium.launch({executablePath:'/usr/bin/chromium', args:['--no-sandbox']})
for (const [w,h,n] of [[1280,900,'d'],[390,844,'p']]) {
  const c = await b.newContext({viewport:{width:w,height:h}, javaScriptEnabled:false}); const p = await c.newPage()
  const bad=[]; p.on('response', r=>{ if(r.status()>=400) bad.push(r.status()+' '+r.url())})
  for (const [path,name] of (w>1000?[['/','home'],['/about-us','about'],['/p/admissions','adm'],['/p/volunteer','vol'],['/p/campus','campus'],['/privacy-policy','priv'],['/event-detail/EVT-00005','event'],['/contact-us','contact']]:[['/','home'],['/p/admissions','adm']])) {
    await p.goto('http://localhost:5175'+path,{waitUntil:'load'}); 
    await p.setViewportSize({width:w,height:6500}); await p.waitForTimeout(1500)
    await p.screenshot({path:`/tmp/rooms-${name}-${n}.png`, fullPage:true}); await p.setViewportSize({width:w,height:h})
  }
  console.log([...new Set(bad)])
}
await b.close()
