// Runs inline before the hero is parsed (no module, no imports: it must finish before the first paint).
// A true shuffle (Fisher-Yates) of the slides; the first one is shown, and only its picture is fetched at once.
(function (root, hero) {
  var slides = hero.querySelectorAll('[data-slide]');
  var dots = hero.querySelectorAll('[data-dot]');
  var order = Array.from(slides, function (_, index) {
    return index;
  });
  for (var last = order.length - 1; last > 0; last -= 1) {
    var other = Math.floor(Math.random() * (last + 1));
    var kept = order[last];
    order[last] = order[other];
    order[other] = kept;
  }
  order.forEach(function (slide, position) {
    dots[slide].style.order = position;
  });
  slides.forEach(function (slide, index) {
    slide.toggleAttribute('data-active', index === order[0]);
    dots[index].setAttribute('aria-selected', index === order[0]);
  });
  slides[order[0]].querySelector('picture img').loading = 'eager';
  root.dataset.heroOrder = order.join();
  root.dataset.heroSince = performance.now();
})(document.documentElement, document.currentScript.parentElement);
