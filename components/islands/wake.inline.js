// Runs inline in the head of every exported page; the build puts it there (scripts/finish).
// A page sleeps at first: it is HTML and CSS, and links, menus, accordions, anchors and inputs work natively.
// At the visitor's first sign of life, or in idle time before something must move by itself, Next's scripts are
// fetched and React takes over. What is done meanwhile to a control that needs React (data-replay) is kept, and
// repeated once the page says that it is awake. If that never comes, the page stays as it is without scripts.
(function (root, script) {
  // The letters stand in the page: they are read now, before there is a word to lay out.
  if (document.fonts)
    document.fonts.forEach(function (face) {
      face.load();
    });

  var signs = ['pointerdown', 'pointermove', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin'];
  // Times in ms: how long a kept action, or React once it is there, may take; the pause before a file's second try;
  // and how long slides that turn after 10 s (spec section 9) can do without what turns them.
  var patience = 10000;
  var pause = 1000;
  var beforeTurn = 5000;
  var kept = [];
  var over = false;
  var woken = false;
  var timer;
  var byItself;

  function listen(change, types, run) {
    types.forEach(function (type) {
      document[change + 'EventListener'](type, run, { capture: true, passive: run === wake });
    });
  }

  function wake() {
    if (woken) return;
    woken = true;
    clearTimeout(byItself);
    listen('remove', signs, wake);
    if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', fetchAll);
    else fetchAll();
  }

  function fetchAll() {
    var chunks = script.dataset.chunks.split(' ');
    var missing = chunks.length;
    var flight = document.createElement('link');
    flight.rel = 'preload';
    flight.as = 'script';
    flight.href = script.dataset.flight;
    document.head.append(flight);
    chunks.forEach(function (chunk) {
      load(chunk, function () {
        missing -= 1;
        // The flight starts React, so it comes last: an app that lacks a file is never started.
        if (!missing && !over) load(flight.href, hurry);
      });
    });
  }

  function load(file, then, again) {
    var element = document.createElement('script');
    element.src = file;
    // React looks for scripts with this attribute, and would fetch the file a second time.
    element.setAttribute('async', '');
    element.onload = then;
    element.onerror = function () {
      element.remove();
      if (again) giveUp();
      else setTimeout(load, pause, file, then, true);
    };
    document.head.append(element);
  }

  function isPlain(event) {
    return !event.button && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  }

  function keep(event) {
    var control = event.target.closest('[data-replay]');
    var type = event.type;
    var isTabKey = type === 'keydown' && /^(Arrow(Left|Right)|Home|End)$/.test(event.key);
    // Escape closes what is open: repeated, but never taken from the browser.
    if (type === 'keydown' && event.key === 'Escape')
      return hurry(kept.push({ control: event.target, key: event.key }));
    if (!control || !isPlain(event) || (type === 'submit') !== control.matches('form')) return;
    if (type === 'keydown' && !(isTabKey && control.matches('[role=tab]'))) return;
    if (control.hash && control.pathname === location.pathname) {
      // The browser jumps to the form; the form finds the choice when it wakes.
      root.dataset.enquiryType = control.dataset.enquiryType || '';
      return;
    }
    event.preventDefault();
    event.stopImmediatePropagation();
    hurry(kept.push({ control: control, key: event.key }));
  }

  function hurry() {
    timer = timer || setTimeout(giveUp, patience);
  }

  function end() {
    over = true;
    clearTimeout(timer);
    listen('remove', ['click', 'submit', 'keydown'], keep);
    document.removeEventListener('site:awake', repeatAll);
  }

  function repeatAll() {
    end();
    // Not at once: what React found out while it woke, such as the drawn order of slides, it shows first.
    setTimeout(repeat);
  }

  // One at a time, so that React has finished with one before the next.
  function repeat() {
    var action = kept.shift();
    if (!action) return;
    var control = action.control.isConnected ? action.control : document.getElementById(action.control.id);
    if (control && action.key) {
      control.dispatchEvent(new KeyboardEvent('keydown', { key: action.key, bubbles: true, cancelable: true }));
    } else if (control && control.matches('form')) {
      control.requestSubmit();
    } else if (control) {
      control.click();
    }
    setTimeout(repeat);
  }

  function giveUp() {
    if (over) return;
    end();
    // The stylesheet then shows everything that needs a script in its plain form.
    root.removeAttribute('data-js');
    kept.forEach(function (action) {
      if (action.key) return;
      if (action.control.href) location.href = action.control.href;
      // A form that nobody will send: the letters stay in it, and the address to write to comes into sight.
      else if (action.control.matches('form')) document.querySelector('main a[href^="mailto:"]').focus();
    });
  }

  // A browser without modules is too old for Next's scripts.
  if (!('noModule' in script)) return giveUp();
  listen('add', signs, wake);
  listen('add', ['click', 'submit', 'keydown'], keep);
  document.addEventListener('site:awake', repeatAll);
  addEventListener('load', function () {
    var moves = document.querySelector('[data-hero]') && !matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (moves && !woken) byItself = setTimeout(window.requestIdleCallback || setTimeout, beforeTurn, wake);
  });
})(document.documentElement, document.currentScript);
